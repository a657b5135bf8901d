import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Code } from "mdast";
import sharp from "sharp";
import { parse, stringify } from "yaml";
import { parseMarkdown } from "../../pipeline/markdown/markdown.ts";
import { splitFrontMatter } from "../../pipeline/read/files.ts";

/** An example in the editors' guide: a code block that names its file. */
export interface Example {
  /** The file, as "content/news.yaml". */
  file: string;
  language: "yaml" | "markdown";
  text: string;
  /** Whether the guide quotes no error of the check for it, other than that of a picture left unused. */
  isRight: boolean;
}

export function examplesIn(guide: string): Example[] {
  const examples: Example[] = [];
  for (const { lang, meta, value } of parseMarkdown(guide).children.filter(isCode)) {
    const last = examples.at(-1);
    if (lang === "text" && last) last.isRight = value.startsWith("images/");
    else if ((lang === "yaml" || lang === "markdown") && meta) {
      examples.push({ file: meta, language: lang, text: value, isRight: true });
    } else throw new Error(`An example without its file: ${value}`);
  }
  return examples;
}

const isCode = (block: { type: string }): block is Code => block.type === "code";

/** A placeholder for any drawing. */
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"/>';

/** A placeholder for any photograph. */
const PHOTOGRAPH = await sharp({
  create: { width: 1600, height: 900, channels: 3, background: "#567" },
})
  .jpeg()
  .toBuffer();

/**
 * Applies an example of the guide to a copy of the content, and creates the pictures it refers to. Fields replace those
 * of a page; items are added to a list.
 * @param root the folder that contains the copy of content/
 */
export function follow(root: string, { file, language, text }: Example): void {
  const path = join(root, file);
  for (const picture of picturesIn(text)) {
    const picturePath = join(root, "content/images", picture);
    mkdirSync(dirname(picturePath), { recursive: true });
    if (existsSync(picturePath)) continue;
    writeFileSync(picturePath, picture.endsWith(".svg") ? DRAWING : PHOTOGRAPH);
  }
  if (language === "markdown") {
    const isWhole = text.startsWith("---\n");
    writeFileSync(path, isWhole ? text : `${readFileSync(path, "utf8")}\n${text}\n`);
    return;
  }
  const source = readFileSync(path, "utf8");
  const example = parse(text, { schema: "core" });
  if (file.endsWith(".md")) {
    const [frontMatter = "", body] = splitFrontMatter(source);
    const fields = { ...parse(frontMatter, { schema: "core" }), ...example };
    writeFileSync(path, `---\n${stringify(fields)}---\n${body}`);
  } else {
    writeFileSync(path, stringify(addTo(parse(source, { schema: "core" }), example)));
  }
}

const picturesIn = (text: string) =>
  [...text.matchAll(/^[\s-]*file: (\S+\.(?:svg|jpg|png))$/gm)].map(([, picture = ""]) => picture);

function addTo(present: unknown, example: unknown): unknown {
  if (Array.isArray(present) && Array.isArray(example)) return example.reduce(withItem, present);
  const fields = { ...(present as Record<string, unknown>) };
  for (const [name, value] of Object.entries(example as Record<string, unknown>)) {
    fields[name] = Array.isArray(value) ? addTo(fields[name], value) : value;
  }
  return fields;
}

/**
 * Adds an item to a list unless it is there; an entry with the same first field, such as a section's title, is extended
 * instead.
 */
function withItem(list: unknown[], item: unknown): unknown[] {
  if (list.includes(item)) return list;
  const begins = (each: unknown) =>
    Object.entries(each ?? {})
      .slice(0, 1)
      .join();
  const place = list.findIndex((each) => typeof item === "object" && begins(each) === begins(item));
  if (place < 0) return [...list, item];
  return list.with(place, addTo(list[place], item));
}
