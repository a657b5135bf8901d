import { expect, test } from "vitest";
import { signProblems } from "./typography-rules.ts";

const found = (text: string, ...at: (string | number)[]) =>
  signProblems([{ file: "pages/prova.md", at, line: 7, text }]).map(
    ({ line, found }) => `${line} ${found}`,
  );

test.each([
  ["Si dice “così”.", "“, le virgolette di un’altra lingua"],
  ['Si dice "così".', '", le virgolette di un’altra lingua'],
  ["La cittÃ  di Sora.", "Ã, una lettera rovinata"],
  ["Lâ€™avviso.", "â€™, una lettera rovinata"],
  ["Qu\ufffdbec", "\ufffd, una lettera rovinata"],
])("in %j a sign that is no Italian is told", (text, said) => {
  expect(found(text, "testo")).toEqual([`7 ${said}`]);
});

test("marks of Markdown are told in a field, where nobody reads them as marks", () => {
  expect(found("**India**", "titolo")).toEqual(["7 **, che in un campo si leggerebbe"]);
  expect(found("La strada è **chiusa**.", 0, "testo")).toEqual([]);
  expect(found("Si dice «così», l’avviso.", "titolo")).toEqual([]);
});
