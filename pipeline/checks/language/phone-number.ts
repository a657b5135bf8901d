import { ContentFolder, splitFrontMatter } from "../../read/files.ts";
import { type Problem, problemAt } from "../../read/problems.ts";
import type { Site } from "../../schemas/site.ts";

const SITE_FILE = "site.yaml";

/**
 * Finds the shrine's telephone number written out in texts: it belongs in content/site.yaml alone, so that it changes in
 * one place.
 * @param root The content folder.
 */
export function phoneProblems(root: string, { phone }: Pick<Site, "phone">): Problem[] {
  const folder = new ContentFolder(root);
  const number = new RegExp(phone.replace(/\D/g, "").split("").join("[\\s./-]?"));
  return folder
    .listFiles("")
    .filter((file) => /\.(md|yaml)$/.test(file) && file !== SITE_FILE)
    .flatMap((file) => {
      const source = folder.readText(file) ?? "";
      const [, body] = file.endsWith(".md") ? splitFrontMatter(source) : [undefined, ""];
      const isNews = file === "news.yaml";
      const firstOfBody = source.slice(0, source.length - body.length).split("\n").length;
      return source.split("\n").flatMap((text, index) => {
        const found = number.exec(text)?.[0];
        if (found === undefined || /^\s*#\s/.test(text)) return [];
        const isText = body !== "" && index + 1 >= firstOfBody;
        const expected = isText || isNews ? IN_TEXTS_EXPECTED : IN_FIELDS_EXPECTED;
        return [problemAt(file, isText ? ["testo"] : [], `«${found}»`, expected, index + 1)];
      });
    });
}

const IN_TEXTS_EXPECTED =
  "[{telefono}](tel:{telefono_internazionale}): il numero sta soltanto in site.yaml";

const IN_FIELDS_EXPECTED = "nessun numero nei campi: si scrive nel testo, come {telefono}";
