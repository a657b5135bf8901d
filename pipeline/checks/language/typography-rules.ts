import { type Problem, problemAt } from "../../read/problems.ts";
import { type ItalianText, isUnderFields } from "./italian-texts.ts";

/** What each sign is: the wording after the sign itself. */
const SIGNS = [
  { pattern: /[“”„"]/u, found: ", le virgolette di un’altra lingua", expected: "« e »" },
  {
    pattern: /Ã[\u0080-\u00bf\s]?|â€.?|\ufffd/u,
    found: ", una lettera rovinata",
    expected: "la lettera com’era, in un file salvato in UTF-8",
  },
  {
    pattern: /\*\*|^#+ /u,
    found: ", che in un campo si leggerebbe",
    expected: "parole senza segni",
    inFieldsOnly: true,
  },
];

const MARKDOWN_FIELDS = new Set(["testo", "fatto"]);

/** Finds characters foreign to Italian typography: Word's quotation marks, encoding errors, Markdown in plain fields. */
export function signProblems(texts: ItalianText[]): Problem[] {
  return texts.flatMap((text) =>
    SIGNS.flatMap(({ pattern, found, expected, inFieldsOnly }) => {
      const sign = pattern.exec(text.text)?.[0].trim();
      if (sign === undefined || (inFieldsOnly && isMarkdown(text))) return [];
      return [problemAt(text.file, text.at, `${sign}${found}`, expected, text.line)];
    }),
  );
}

const isMarkdown = (text: ItalianText) =>
  isUnderFields(text) || MARKDOWN_FIELDS.has(String(text.at.at(-1)));
