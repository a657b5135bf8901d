import { expect, test } from "vitest";
import { describeLostDates } from "./changed-dates.ts";
import { textsOfFile } from "./language/italian-texts.ts";

const feast = (day: string) => textsOfFile("calendar.yaml", `feste:\n  - giorno: "${day}"\n`);
const page = (text: string) =>
  textsOfFile("pages/prova.md", `---\nfonti:\n  - testo: Il 26 luglio\n---\n\n${text}\n`);

test("a feast that moves is told with the texts that name its old day", () => {
  expect(
    describeLostDates(feast("07-26"), [...feast("07-27"), ...page("La festa è il 26 luglio.")]),
  ).toBe(
    "In calendar.yaml non si legge più «26 luglio». Si legge ancora in: pages/prova.md, riga 6.",
  );
});

test.each([
  ["nothing is told of a day that stays", "07-26", "La festa è il 26 luglio."],
  [
    "nor of the day of one year, which is another fact",
    "07-27",
    "Fu inaugurata il 26 luglio 2015.",
  ],
  ["nor of a day that nobody names but the sources", "07-27", "La festa è in luglio."],
])("%s", (_name, day, text) => {
  expect(describeLostDates(feast("07-26"), [...feast(day), ...page(text)])).toBe("");
});

test("a page that is corrected is told too; the first of a month has its sign", () => {
  const other = textsOfFile("altro.yaml", "dal: 2027-05-01\n");
  expect(
    describeLostDates(page("Si parte il 1° maggio 2027."), [
      ...page("Si parte il 2 maggio."),
      ...other,
    ]),
  ).toBe("In pages/prova.md non si legge più «1° maggio». Si legge ancora in: altro.yaml, riga 1.");
  expect(describeLostDates(page("Il 1° maggio 2026."), [...page("Niente."), ...other])).toBe("");
});
