import { type ContentFolder, splitFrontMatter } from "../../read/files.ts";
import { type Problem, problemAt } from "../../read/problems.ts";
import type { Site } from "../../schemas/site.ts";

const IN_TEXTS_EXPECTED =
  "[{telefono}](tel:{telefono_internazionale}): il numero sta soltanto in site.yaml";

const IN_FIELDS_EXPECTED = "nessun numero nei campi: si scrive nel testo, come {telefono}";

/** Finds the shrine's telephone number in texts: it belongs in content/site.yaml alone, so as to change in one place. */
export function phoneProblems(folder: ContentFolder, { phone }: Pick<Site, "phone">): Problem[] {
  const number = new RegExp(phone.replace(/\D/g, "").split("").join("[\\s./-]?"));
  return folder.listFiles("").flatMap((file) => {
    if (!/\.(md|yaml)$/.test(file) || file === "site.yaml") return [];
    const source = folder.readText(file) ?? "";
    const parts = file.endsWith(".md") ? splitFrontMatter(source) : [source];
    return parts.flatMap((part = "", position) =>
      part.split("\n").flatMap((text, index) => {
        const found = number.exec(text)?.[0];
        if (found === undefined || /^\s*#\s/.test(text)) return [];
        const isText = position === 1;
        const expected = isText || file === "news.yaml" ? IN_TEXTS_EXPECTED : IN_FIELDS_EXPECTED;
        return [problemAt(file, isText ? ["testo"] : [], `«${found}»`, expected, index + 1)];
      }),
    );
  });
}
