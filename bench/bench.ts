import { cpus, loadavg, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { buildIfStale } from "../scripts/build.ts";
import { ensureBrowser } from "../scripts/ensure-browser.ts";
import lighthouse from "./lighthouse.ts";
import pages from "./pages.ts";
import type { Part } from "./part.ts";
import scale from "./scale.ts";
import server from "./server.ts";
import { markdownTable } from "./table.ts";
import template from "./template.ts";
import waterfall from "./waterfall.ts";
import weakPhone from "./weak-phone.ts";
import weights from "./weights.ts";

/*
 * Measurements, never tests: machines are noisy. Prints Markdown.
 *
 *   npm run bench                                   the quick parts
 *   npm run bench -- pages template                 some parts
 *   npm run bench -- lighthouse --all --runs 5      every page, five times each
 */

const parts: Part[] = [weights, waterfall, pages, weakPhone, template, lighthouse, scale, server];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "3" },
    all: { type: "boolean", default: false },
    long: { type: "boolean", default: false },
  },
});
const options = { ...values, runs: Number(values.runs) };
const chosen = parts.filter(({ name, isQuick }) =>
  positionals.length === 0 ? isQuick : positionals.includes(name),
);
const unknown = positionals.filter((name) => parts.every((part) => part.name !== name));
if (unknown.length > 0 || !(options.runs >= 1)) {
  console.error(
    `Parts: ${parts.map(({ name }) => name).join(", ")}. Options: --runs N, --all, --long.`,
  );
  process.exit(1);
}

await buildIfStale();
await ensureBrowser();

const [processor] = cpus();
console.log(
  `${new Date().toISOString().slice(0, 16)} UTC. ${cpus().length} cores (${processor?.model}), ` +
    `${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}. ` +
    `Load of the last minute, before: ${loadavg()[0]?.toFixed(1)}.\n`,
);
for (const part of chosen) {
  console.log(`## ${part.name}\n\n${part.measures}\n`);
  for (const table of await part.run(options)) console.log(`${markdownTable(table)}\n`);
}
