import { describe, expect, test } from "vitest";
import { saintsOfYear } from "../../../pipeline/saints/yearly-saints.ts";
import { saints } from "../../../tests/fixtures/saints.ts";
import { saintView } from "./saint-view.ts";

const IDLE = { saint: null, loading: false, error: null };
const LISTED = { ...IDLE, saint: { name: "San Mauro", kind: "", colour: "" } };

const records = saintsOfYear(2027, saints);

describe("what the banner shows", () => {
  test("from the yearly file: the celebration first, then whom it hides", () => {
    const today = { year: 2027, month: 11, day: 21 };
    const { saints, isOwnCalendar, needsStore } = saintView(
      today,
      { status: "loaded", records },
      LISTED,
    );
    expect(saints.map(({ name }) => name)).toEqual([
      "Nostro Signore Gesù Cristo Re dell’universo",
      "Presentazione della Beata Vergine Maria",
    ]);
    expect({ isOwnCalendar, needsStore }).toEqual({ isOwnCalendar: true, needsStore: false });
  });

  test("from the external list: its saint, of no calendar of ours", () => {
    const today = { year: 2028, month: 1, day: 1 };
    const view = saintView(today, { status: "loaded", records }, LISTED);
    expect(view).toMatchObject({ saints: [LISTED.saint], isOwnCalendar: false });
  });

  test("without the yearly file: the saint of the list, and under it what failed", () => {
    const file = { status: "failed", message: "x" } as const;
    const view = saintView({ year: 2028, month: 1, day: 1 }, file, LISTED);
    expect(view).toMatchObject({
      saints: [LISTED.saint],
      messages: ["Errore: Errore nel caricamento del file JSON per l'anno 2028: x"],
    });
  });

  test.each([{ status: "failed", message: "x" } as const, { status: "loaded", records } as const])(
    "from neither: that the list is asked for, the file having $status",
    (file) => {
      const today = { year: 2028, month: 1, day: 1 };
      const view = saintView(today, file, IDLE);
      expect(view).toMatchObject({ saints: [], isOwnCalendar: false, needsStore: true });
    },
  );
});

test("whoever takes the first record of a date has the celebration of the day", () => {
  const first = (data: string) => records.find((record) => record.data === data)?.nome;
  expect(first("2027-8-22")).toBe("Beata Vergine Maria Regina, Madonna di Canneto");
  expect(first("2027-12-26")).toBe("Santa Famiglia di Gesù, Maria e Giuseppe");
  expect(first("2027-3-7")).toBe("IV domenica di Quaresima (Laetare)");
});
