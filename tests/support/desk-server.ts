import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { buildDesk } from "../../redazione/build-desk.ts";
import { serveDesk } from "../../redazione/server/main.ts";

/*
 * The editors' desk on a copy of the content: tells who starts it its address and the folder of the copy. It adds what tests
 * need, whatever is published: a notice that is shown, and questions to the rector on a page that always exists.
 */

const NOTICE = {
  id: 2025901,
  titolo: "Avviso di prova",
  testo: "Si legge ora.",
  dal: "2025-01-24",
  al: "2099-12-31",
};

const ASKED_PAGE = "pages/preghiere/home.md";
const QUESTIONS = /^da_confermare:.*\n(?:[ ]+.*\n)*/m;

const folder = mkdtempSync(join(tmpdir(), "canneto-desk-"));
const project = join(folder, "sito");
const content = join(project, "content");
cpSync("content", content, { recursive: true });
const news = join(content, "news.yaml");
writeFileSync(news, stringify([...(parse(readFileSync(news, "utf8")) ?? []), NOTICE]));
const page = readFileSync(join(content, ASKED_PAGE), "utf8").replace(QUESTIONS, "");
writeFileSync(
  join(content, ASKED_PAGE),
  page.replace(/^---\n/, "---\nda_confermare:\n  - Una domanda?\n  - Un’altra?\n"),
);
await buildDesk("redazione");
const address = await serveDesk({
  project,
  state: join(folder, "state"),
  page: "redazione/build",
  settings: "redazione",
  site: "build",
  sites: () => [],
  port: 0,
});
process.send?.({
  key: address,
  address: new URL(address).origin,
  project,
  content: join(folder, "state/sito/content"),
});
