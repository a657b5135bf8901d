import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { addresses, builtFile } from "../tests/support/site.ts";
import type { Piece, TemplateContent, TemplatePage } from "./template/app/content.ts";

const ASSETS = "build/client/assets";

/** Writes what the template needs besides its own files: the texts, styles, typefaces and pictures of the built site. */
export async function writeTemplateContent(browser: Browser, folder: string): Promise<void> {
  const content = await readTemplateContent(browser);
  writeFileSync(join(folder, "content.json"), JSON.stringify(content));
  writeFileSync(
    join(folder, "app/surroundings.ts"),
    `export const surroundings = ${JSON.stringify(content.surroundings)};\n`,
  );
  const styles = readdirSync(ASSETS).filter((name) => name.endsWith(".css"));
  writeFileSync(
    join(folder, "app/styles.css"),
    [
      "@layer reset, tokens, base, components, utilities;",
      ...styles.map((name) => readFileSync(join(ASSETS, name), "utf8")),
    ].join("\n"),
  );
  cpSync(ASSETS, join(folder, "public/assets"), {
    recursive: true,
    filter: (name) => !/\.(js|css)(\.br|\.gz)?$/.test(name),
  });
}

/** The pages under /app: the others have no surroundings in common. */
async function readTemplateContent(browser: Browser): Promise<TemplateContent> {
  const page = await browser.newPage();
  const pages: Record<string, TemplatePage> = {};
  for (const address of addresses.filter((each) => each.startsWith("/app/"))) {
    pages[address] = await page.evaluate(partsOf, readFileSync(builtFile(address), "utf8"));
  }
  const surroundings = await page.evaluate(
    surroundingsOf,
    readFileSync(builtFile("/app/realhome"), "utf8"),
  );
  return { pages, surroundings };
}

/** Runs in the browser. */
function partsOf(html: string): TemplatePage {
  const page = new DOMParser().parseFromString(html, "text/html");
  return {
    title: page.title,
    description: page.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "",
    html: page.querySelector("main")?.innerHTML ?? "",
  };
}

/** Runs in the browser: the element of the body that holds the main part, without that part's content. */
function surroundingsOf(html: string): Piece {
  const page = new DOMParser().parseFromString(html, "text/html");
  page.querySelector("main")?.replaceChildren();
  const pieceOf = (element: Element): Piece => [
    element.localName,
    Object.fromEntries(
      [...element.attributes].map(({ name, value }) => [
        name === "class" ? "className" : name,
        value,
      ]),
    ),
    [...element.childNodes].flatMap((node) =>
      node instanceof Element ? [pieceOf(node)] : node instanceof Text ? [node.data] : [],
    ),
  ];
  const holder = [...page.body.children].find((element) => element.querySelector("main"));
  if (!holder) throw new Error("The main page has no main part.");
  return pieceOf(holder);
}
