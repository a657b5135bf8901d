import { type Dirent, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { nameIn } from "../../server/built-files.ts";
import { type Prose, renderMarkdown, unlessTooDeep } from "../markdown/markdown.ts";
import { figureFaults, unusedFigures } from "../markdown/shortcodes.ts";
import type { CommonFields, Entry } from "./entry.ts";
import { type Problem, problemAt, problemsFromSchema } from "./problems.ts";
import { decodeText } from "./text-files.ts";
import { parseYaml } from "./yaml-faults.ts";

type Renderer = (markdown: string) => Prose;

/**
 * A cache of earlier reads without problems, by what is read and the file: only changed files are parsed again, or texts
 * whose renderer has a changed context.
 */
export type ReadMemory = Map<string, { text: string; context: string; result: unknown }>;

/** The expected form of a text nested too deeply. */
const NESTING_EXPECTED = "elenchi e citazioni con pochi livelli";

/** The expected start of a text. */
const FRONT_MATTER_EXPECTED =
  "i campi fra due righe di tre trattini semplici (---), la prima in cima al file";

export type Report = ContentFolder["report"];

/** Reads the content folder, collecting all problems instead of stopping at the first. */
export class ContentFolder {
  readonly root: string;
  readonly problems: Problem[] = [];

  private readonly memory: ReadMemory;

  constructor(root: string, memory: ReadMemory = new Map()) {
    this.root = root;
    this.memory = memory;
  }

  /** Reads every Markdown file below a folder, without those in error; anew if its text or the renderer's context changed. */
  readEntries<Schema extends z.ZodType>(
    folder: string,
    schema: Schema,
    render: Renderer = renderMarkdown,
    context = "",
  ): Entry<z.output<Schema>>[] {
    return this.markdownFiles(folder).flatMap((name) => {
      const file = `${folder}/${name}`;
      const slug = name.replace(/\.md$/, "");
      const parse = (text: string) => this.parseEntry(text, file, slug, schema, render);
      return this.read("entry", file, parse, context) ?? [];
    });
  }

  readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
    return this.read("fields", file, (text) => this.parseFields(file, text, schema));
  }

  /** Reads a file, unless an earlier read had the same inputs and no problems. */
  read<Result>(
    what: string,
    file: string,
    parse: (text: string) => Result | undefined,
    context = "",
  ): Result | undefined {
    const text = this.readText(file);
    if (text === undefined) return undefined;
    const key = `${what} ${file}`;
    const known = this.memory.get(key);
    if (known?.text === text && known.context === context) return known.result as Result;
    const problems = this.problems.length;
    const result = parse(text);
    if (this.problems.length === problems) this.memory.set(key, { text, context, result });
    return result;
  }

  /** Reads a file as text; undefined, with a problem reported, if it is not text in UTF-8. */
  readText(file: string): string | undefined {
    const { text, fault } = decodeText(readFileSync(join(this.root, file)));
    if (fault) this.report(file, [], fault.found, fault.expected, fault.line);
    return text;
  }

  /** Returns the paths of all files below a folder in alphabetical order, except hidden ones (with a leading dot). */
  listFiles(folder: string): string[] {
    return this.list(folder)
      .filter(({ entry }) => entry.isFile())
      .map(({ path }) => path);
  }

  /** Returns the Markdown files below a folder; reports entries with that extension that are not files. */
  private markdownFiles(folder: string): string[] {
    const named = this.list(folder).filter(({ entry }) => entry.name.endsWith(".md"));
    for (const { entry, path } of named) {
      if (entry.isFile()) continue;
      const found = entry.isDirectory() ? "una cartella" : "un collegamento";
      this.report(`${folder}/${path}`, "nome del file", found, ".md alla fine dei soli testi");
    }
    return named.filter(({ entry }) => entry.isFile()).map(({ path }) => path);
  }

  /** Lists a folder recursively, in alphabetical order; unlike readdirSync(), globSync() follows no symbolic link. */
  private list(folder: string): { path: string; entry: Dirent }[] {
    const top = join(this.root, folder);
    return globSync("**", { cwd: top, withFileTypes: true })
      .map((entry) => ({
        entry,
        path: nameIn(top, join(entry.parentPath, entry.name)),
      }))
      .sort((one, other) => (one.path < other.path ? -1 : 1));
  }

  private parseEntry<Schema extends z.ZodType>(
    text: string,
    file: string,
    slug: string,
    schema: Schema,
    render: Renderer,
  ): Entry<z.output<Schema>> | undefined {
    const [frontMatter, body] = splitFrontMatter(text);
    if (frontMatter === undefined) {
      const [first = ""] = text.split(/\r?\n/);
      this.report(file, "intestazione", `«${first}»`, FRONT_MATTER_EXPECTED, 1);
      return undefined;
    }
    const fields = this.parseFields(file, frontMatter, schema);
    if (fields === undefined) return undefined;
    const prose = unlessTooDeep(() => render(body));
    if (prose === undefined) {
      this.report(file, ["testo"], "troppi segni uno dentro l’altro", NESTING_EXPECTED);
      return undefined;
    }
    const count = (fields as CommonFields).figures?.length ?? 0;
    const faults = [...prose.faults, ...figureFaults(prose.blocks, count)];
    for (const { found, expected, line } of faults) {
      this.report(file, ["testo"], found, expected, line);
    }
    for (const index of unusedFigures(prose.blocks, count)) {
      // Among other words, where it cannot be placed, it has been reported.
      if (faults.some(({ found }) => found.startsWith(`{figura ${index + 1}}`))) continue;
      const expected = `{figura ${index + 1}} da solo su una riga del testo, dove la figura deve stare`;
      this.report(file, ["figure", index], "una figura che il testo non nomina", expected);
    }
    return { slug, file, fields, prose };
  }

  private parseFields<Schema extends z.ZodType>(
    file: string,
    yaml: string,
    schema: Schema,
  ): z.output<Schema> | undefined {
    const { data: raw, fault } = parseYaml(yaml);
    if (fault) {
      this.report(file, "scrittura", fault.found, fault.expected, fault.line);
      return undefined;
    }
    const { data, error } = schema.safeParse(raw);
    if (error) this.problems.push(...problemsFromSchema(file, raw, error));
    return data;
  }

  /** Records a problem, as problemAt() builds it. */
  readonly report = (...problem: Parameters<typeof problemAt>): void => {
    this.problems.push(problemAt(...problem));
  };
}

/** Splits a text into the YAML between the two --- lines, if there is any, and the body, both on their lines of the file. */
export function splitFrontMatter(text: string): [frontMatter: string | undefined, body: string] {
  const match = /^(---[ \t]*\r?\n(.*?)\r?\n---[ \t]*(?:\r?\n|$))(.*)$/s.exec(text);
  if (!match) return [undefined, text];
  const [, before = "", frontMatter, body] = match;
  return [`\n${frontMatter}`, before.replace(/[^\n]/g, "") + body];
}
