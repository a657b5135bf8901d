import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { parseDocument } from "yaml";
import type { z } from "zod";
import type { Entry } from "./entry.ts";
import { type Prose, renderMarkdown, unlessTooDeep } from "./markdown.ts";
import { type Problem, problemsFromSchema } from "./problems.ts";

/** Turns the Markdown of a file into its prose. */
type Renderer = (markdown: string) => Prose;

/** A text that was read without a problem, and what it was read from. */
interface ReadText {
  text: string;
  /** What its renderer knows besides the text. */
  context: string;
  entry: Entry<unknown>;
}

/** The texts that were read before, by their files: only what has changed has to be read anew. */
export type TextMemory = Map<string, ReadText>;

/** What a text that nests too deep should be. */
export const NESTING_EXPECTED = "elenchi e citazioni con pochi livelli";

/** Reads the content folder, gathering everything that is wrong with it instead of stopping at the first error. */
export class ContentFolder {
  readonly root: string;
  readonly problems: Problem[] = [];

  private readonly memory: TextMemory;

  constructor(root: string, memory: TextMemory = new Map()) {
    this.root = root;
    this.memory = memory;
  }

  /**
   * Every Markdown file below a folder, in alphabetical order of its path. Files with errors are left out.
   * @param context What the renderer knows besides the text: with another one, texts are rendered anew.
   */
  readEntries<Schema extends z.ZodType>(
    folder: string,
    schema: Schema,
    render: Renderer = renderMarkdown,
    context = "",
  ): Entry<z.output<Schema>>[] {
    return markdownFilesIn(join(this.root, folder)).flatMap((path) => {
      const file = toPosix(relative(this.root, path));
      const slug = toPosix(relative(join(this.root, folder), path)).replace(/\.md$/, "");
      const text = readFileSync(path, "utf8");
      const known = this.memory.get(file);
      if (known?.text === text && known.context === context) {
        return [known.entry as Entry<z.output<Schema>>];
      }
      const problems = this.problems.length;
      const entries = this.readEntry(text, file, slug, schema, render);
      const [entry] = entries;
      if (entry && this.problems.length === problems)
        this.memory.set(file, { text, context, entry });
      return entries;
    });
  }

  /** One YAML file; undefined when it has errors. */
  readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
    const raw = this.parseYaml(file, readFileSync(join(this.root, file), "utf8"));
    return raw === undefined ? undefined : this.check(file, raw, schema);
  }

  /** The paths of all files below a folder, in alphabetical order. */
  listFiles(folder: string): string[] {
    return readdirSync(join(this.root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        toPosix(relative(join(this.root, folder), join(entry.parentPath, entry.name))),
      )
      .sort();
  }

  private readEntry<Schema extends z.ZodType>(
    text: string,
    file: string,
    slug: string,
    schema: Schema,
    render: Renderer,
  ): Entry<z.output<Schema>>[] {
    const [frontMatter, body] = splitFrontMatter(text);
    if (frontMatter === undefined) {
      this.report(file, "intestazione", "niente", "campi fra due righe di tre trattini (---)");
      return [];
    }
    const raw = this.parseYaml(file, frontMatter);
    const fields = raw === undefined ? undefined : this.check(file, raw, schema);
    if (fields === undefined) return [];
    const prose = unlessTooDeep(() => render(body));
    if (prose === undefined) {
      this.report(file, "testo", "troppi segni uno dentro l’altro", NESTING_EXPECTED);
      return [];
    }
    this.checkProse(file, prose);
    return [{ slug, file, fields, prose }];
  }

  private checkProse(file: string, prose: Prose): void {
    if (prose.words === 0) this.report(file, "testo", "niente", "il testo della pagina");
    if (prose.hasRawHtml) this.report(file, "testo", "codice HTML", "solo Markdown");
    if (prose.hasPictures) {
      this.report(file, "testo", "un’immagine", "immagini solo nei campi dell’intestazione");
    }
    for (const name of prose.unknownBlocks) {
      this.report(file, "testo", `{${name}}`, "il nome di un riquadro che il sito conosce");
    }
    for (const name of prose.unknownFields) {
      this.report(file, "testo", `{${name}}`, "il nome di un campo di content/site.yaml");
    }
    if (prose.titles > 0) {
      this.report(file, "testo", "un titolo con un solo #", "titoletti con due o più #");
    }
  }

  private parseYaml(file: string, text: string): unknown {
    const document = parseDocument(text, { schema: "core" });
    const [error] = document.errors;
    try {
      if (!error) return document.toJS() ?? {};
    } catch {
      // A reference to nothing, or to itself.
    }
    const line = error?.linePos?.[0].line;
    this.report(
      file,
      line === undefined ? "intestazione" : `riga ${line} dell’intestazione`,
      "un errore di scrittura YAML",
      "campi scritti come nome: valore, fra virgolette se il valore contiene due punti",
    );
    return undefined;
  }

  private check<Schema extends z.ZodType>(
    file: string,
    raw: unknown,
    schema: Schema,
  ): z.output<Schema> | undefined {
    const result = schema.safeParse(raw);
    if (result.success) return result.data;
    this.problems.push(...problemsFromSchema(file, raw, result.error));
    return undefined;
  }

  report(file: string, field: string, found: string, expected: string): void {
    this.problems.push({ file, field, found, expected });
  }
}

function markdownFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => join(folder, name));
}

/** The YAML between the two lines of three hyphens, if there is any, and the text after it. */
export function splitFrontMatter(text: string): [frontMatter: string | undefined, body: string] {
  const match = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(text);
  return match ? [match[1], match[2] ?? ""] : [undefined, text];
}

function toPosix(path: string): string {
  return path.split(sep).join("/");
}
