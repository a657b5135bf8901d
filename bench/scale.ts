import {
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { parse, stringify } from "yaml";
import { neededScripts } from "../tests/support/page-scripts.ts";
import { GOALS } from "./goals.ts";
import type { Part } from "./part.ts";
import { sumOf } from "./statistics.ts";
import { COMPARISON_HEADER, comparedWith, type Table } from "./table.ts";
import { timeCommand, withWorkFolder } from "./work-folder.ts";

/** How many times the hymns there are. */
const FACTORS = [1, 10, 100];

/** What the copy of the project goes without: packages are shared, and the rest is made anew. */
const LEFT_OUT = [".git", "build", "node_modules", "test-results"];

/** Pages that do not list the hymns: what a first visit to them costs must not depend on how many there are. */
const FIRST_PAGES = ["/app/realhome", "/app/orari", "/app/inni/stabat-mater"];

/** The page that lists them all, which has to grow. */
const INDEX = "/app/inni/home";

const part: Part = {
  name: "scale",
  measures:
    `The site with ${FACTORS.join(", ")} times the hymns, generated into a copy: how long it takes to build, in seconds, ` +
    "with nothing kept from before; and what visitors download, in bytes after brotli.",
  isQuick: false,
  run: () => withWorkFolder(measureGrowth),
};

export default part;

interface Growth {
  hymns: number;
  pages: number;
  seconds: number;
  /** HTML and scripts of each of FIRST_PAGES. */
  firstLoads: number[];
  index: number;
  serviceWorker: number;
}

async function measureGrowth(folder: string): Promise<Table[]> {
  for (const name of readdirSync(".").filter((each) => !LEFT_OUT.includes(each))) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const steps: Growth[] = [];
  for (const factor of FACTORS) {
    multiplyHymns(folder, factor);
    steps.push(weigh(folder, await timeBuild(folder)));
  }
  const [first, ...later] = steps as [Growth, ...Growth[]];
  return [
    {
      caption: "Growth with the number of hymns",
      header: ["hymns", "pages", "build, s", ...FIRST_PAGES, INDEX, "service worker"],
      rows: steps.map(({ hymns, pages, seconds, firstLoads, index, serviceWorker }) => [
        String(hymns),
        pages,
        Math.round(seconds),
        ...firstLoads,
        index,
        serviceWorker,
      ]),
    },
    {
      caption: "Against the goals",
      header: COMPARISON_HEADER,
      rows: later.flatMap((step) => [
        comparedWith(
          GOALS.buildGrowth,
          `growth of the build over growth of the pages, ${step.pages} pages`,
          step.seconds / first.seconds / (step.pages / first.pages),
        ),
        comparedWith(
          0,
          `growth of a first load, ${step.pages} pages`,
          Math.max(...step.firstLoads.map((bytes, page) => bytes - (first.firstLoads[page] ?? 0))),
        ),
      ]),
    },
  ];
}

/** In seconds: what is kept would be only that of the pages which were there before. */
function timeBuild(folder: string): Promise<number> {
  const kept = join(folder, "kept");
  rmSync(kept, { recursive: true, force: true });
  return timeCommand(folder, process.execPath, ["scripts/build.ts"], { BUILD_CACHE: kept });
}

/** Puts copies of every published hymn beside it, each with a title and a summary of its own and no picture. */
function multiplyHymns(folder: string, factor: number): void {
  const hymns = join(folder, "content/hymns");
  rmSync(hymns, { recursive: true });
  cpSync("content/hymns", hymns, { recursive: true });
  const groupsFile = join(folder, "content/verse-groups.yaml");
  const groups = parse(readFileSync("content/verse-groups.yaml", "utf8"));
  const copies: string[] = [];
  for (const file of readdirSync(hymns)) {
    const [, frontMatter = "", body = ""] = readFileSync(join(hymns, file), "utf8").split(
      /^---\n/m,
    );
    const { immagine: _ofTheOriginal, ...fields } = parse(frontMatter);
    if (fields.pubblicare === false) continue;
    for (let copy = 2; copy <= factor; copy += 1) {
      const slug = `${file.replace(/\.md$/, "")}-${copy}`;
      const titolo = `${fields.titolo} (${copy})`;
      const sommario = `${fields.sommario} (${copy})`;
      const header = stringify({ ...fields, titolo, sommario });
      writeFileSync(join(hymns, `${slug}.md`), `---\n${header}---\n${body}`);
      copies.push(slug);
    }
  }
  if (copies.length > 0) groups.inni.push({ titolo: "Copie", testi: copies });
  writeFileSync(groupsFile, stringify(groups));
}

function weigh(folder: string, seconds: number): Growth {
  const site = join(folder, "build/client");
  const sent = (file: string) => statSync(`${file}.br`).size;
  const page = (address: string) => join(site, address, "index.html");
  const files = readdirSync(site, { recursive: true, encoding: "utf8" });
  return {
    hymns: readdirSync(join(folder, "content/hymns")).length,
    pages: files.filter((name) => name.endsWith("index.html")).length,
    seconds,
    firstLoads: FIRST_PAGES.map((address) => {
      const scripts = neededScripts(site, readFileSync(page(address), "utf8"));
      return sent(page(address)) + sumOf(scripts, sent);
    }),
    index: sent(page(INDEX)),
    serviceWorker: sent(join(site, "service-worker.js")),
  };
}
