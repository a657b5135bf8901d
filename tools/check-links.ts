import { spawnSync } from "node:child_process";
import { loadContent } from "../pipeline/read/content.ts";

/*
 * Checks whether the links of the built site to other sites still work, and reports to the editors in Italian. It depends
 * on the network, and is run by hand:
 *
 *   npm run check:links
 */

/** A link as linkinator reports it. */
interface CheckedLink {
  url: string;
  /** The HTTP status; 0 without an answer. */
  status: number;
  state: "OK" | "BROKEN" | "SKIPPED";
  /** The page with the link. */
  parent?: string;
}

const SITE = "build/client";

// Not among the packages: only people start it. Old local sites are slow, and are not to be hurried.
const options = ["--recurse", "--retry", "--concurrency=4", "--timeout=20000", "--format=json"];
const program = ["--yes", "linkinator@8.1.0", SITE, ...options, `--skip=${loadContent().site.web}`];

console.log("Si aprono i collegamenti ad altri siti: ci vuole qualche minuto.");
const { stdout } = spawnSync("npx", program, {
  encoding: "utf8",
  maxBuffer: 64 * 1024 * 1024,
  stdio: ["ignore", "pipe", "inherit"],
});
const { links }: { links: CheckedLink[] } = JSON.parse(stdout);
const broken = Map.groupBy(
  links.filter(({ state }) => state === "BROKEN"),
  ({ url, status }) =>
    `${url} (${status === 0 ? "non risponde" : `risponde ${status}`})\n    archivio: https://web.archive.org/web/${url}`,
);
for (const [link, found] of broken) {
  // The crawl reaches some pages with a trailing slash too.
  const pages = new Set(
    found.map(({ parent = "" }) => parent.slice(SITE.length).replace(/\/$/, "")),
  );
  console.log(`\n  ${link}\n    in: ${[...pages].join(", ")}`);
}
console.log(`\nCollegamenti che non rispondono come dovrebbero: ${broken.size}. Si aprono a mano.`);
if (broken.size > 0) process.exitCode = 1;
