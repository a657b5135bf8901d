import { describe, expect, test } from "vitest";
import { saints } from "../../tests/fixtures/saints.ts";
import { rowsOf, words } from "../../tests/support/rows.ts";
import type { SaintException } from "./saints-schemas.ts";
import { type SaintRecord, type Saints, saintsOfYear } from "./yearly-saints.ts";

/** The records of a date written as day-month-year, the one shown first ahead. */
function recordsOn(date: string, from: Saints = saints): SaintRecord[] {
  const [day, month, year] = date.split("-").map(Number);
  return saintsOfYear(year ?? 0, from).filter(({ data }) => data === `${year}-${month}-${day}`);
}

const shownOn = (date: string) => recordsOn(date)[0];

test("from 1990 to 2150 every day is there once and in order, though the clocks change, with no empty field", () => {
  for (let year = 1990; year <= 2150; year += 1) {
    const records = saintsOfYear(year, saints);
    const days: string[] = [];
    const date = new Date(Date.UTC(year, 0, 1));
    for (; date.getUTCFullYear() === year; date.setUTCDate(date.getUTCDate() + 1)) {
      days.push(`${year}-${date.getUTCMonth() + 1}-${date.getUTCDate()}`);
    }
    expect([...new Set(records.map(({ data }) => data))]).toEqual(days);
    expect(records.filter((record) => !Object.values(record).every(Boolean))).toEqual([]);
  }
});

/** Day, who is shown on it, as what, in which colour, and why. What romcal knows (romcal.test.ts) is not here. */
const CASES = `
  29-2-2028 | Sant’Ilaro, papa | Santo del giorno | verde | a leap year has Saint Hilarius
  22-8-2027 | Beata Vergine Maria Regina, Madonna di Canneto | Solennità | bianco | 22 August on a Sunday
  25-3-2027 | Giovedì Santo | Triduo pasquale | bianco | 25 March on Holy Thursday
  17-3-2035 | San Giuseppe | Solennità | bianco | Saint Joseph before Palm Sunday
  19-3-2035 | Lunedì Santo | Feria | viola | 19 March in the Holy Week of 2035
  26-3-2057 | Annunciazione | Solennità | bianco | 25 March on a Sunday of Lent
  8-12-2030 | Immacolata | Solennità | bianco | the Immaculate Conception on a Sunday of Advent
  9-12-2030 | San Giovanni Diego | Memoria facoltativa | bianco | and not the day after
  23-6-2033 | Natività di San Giovanni | Solennità | bianco | Saint John before the Sacred Heart
  25-6-2057 | Natività di San Giovanni | Solennità | bianco | Saint John after Corpus Domini
  30-6-2057 | Santi Pietro e Paolo | Solennità | rosso | Peter and Paul after the Sacred Heart
  2-11-2031 | Commemorazione di tutti | Commemorazione | viola | 2 November on a Sunday
  7-3-2027 | IV domenica di Quaresima (Laetare) | Domenica | rosa | Saint Thomas Aquinas on a Sunday of Lent
  8-3-2027 | Lunedì della IV settimana di Quaresima | Feria | viola | and not the day after
  7-3-2057 | Mercoledì delle Ceneri | Feria | viola | Saint Thomas Aquinas on Ash Wednesday
  26-5-2053 | Beata Vergine Maria Madre della Chiesa | Memoria | bianco | Mary Mother of the Church over a memorial
  7-3-2028 | San Tommaso d’Aquino | Festa | bianco | Saint Thomas Aquinas on a weekday of Lent
  21-3-2026 | Sabato della IV settimana di Quaresima | Feria | viola | Saint Benedict, of Cassino alone, in Lent
  30-10-2026 | San Germano di Capua | Santo del giorno | verde | Saint Germanus, of Cassino alone
  27-5-2026 | Santa Restituta | Memoria | rosso | the second patron of the diocese
  26-12-2026 | Santo Stefano | Festa | rosso | the patron of Settefrati, as in the general calendar
  23-2-2026 | Lunedì della I settimana di Quaresima | Feria | viola | a memorial in Lent
  13-6-2026 | Cuore Immacolato | Memoria facoltativa | bianco | two memorials on a day
  6-12-2027 | San Nicola | Memoria | bianco | Saint Nicholas
  9-10-2027 | Dedicazione della cattedrale di Sora | Festa | bianco | the dedication of the cathedral
  19-2-2026 | Giovedì dopo le Ceneri | Feria | viola | the day after Ash Wednesday
  17-12-2026 | Feria di Avvento, 17 dicembre | Feria | viola | 17 December
  31-12-2026 | VII giorno fra l’Ottava di Natale | Feria | bianco | the octave of Christmas
  3-1-2027 | II domenica dopo Natale | Domenica | bianco | the Sunday after New Year
  15-2-2026 | VI domenica del Tempo Ordinario | Domenica | verde | the last Sunday before Lent
  25-1-2026 | III domenica del Tempo Ordinario, Domenica della Parola | Domenica | verde | the Sunday of the Word
  15-6-2026 | San Vito | Santo del giorno | verde | a day of no celebration, in the season’s colour`;

describe("the cases of the calendar", () => {
  test.each(rowsOf(CASES))("on %s %s is shown, as %s, %s: %s", (date = "", name, kind, colour) => {
    const found = shownOn(date);
    expect(found?.nome).toContain(name);
    expect(found).toMatchObject({ tipo_evento: kind, colore: colour });
  });

  test.each([
    ["Festa", "San Giacomo", "25-7-2028", { day: 25, month: 7 }],
    ["Memoria", "Santi Timoteo e Tito", "26-1-2028", { day: 26, month: 1 }],
  ] as const)("a %s of the diocese stands behind %s", (kind, general, date, day) => {
    const celebration = { ...day, name: "Un santo della diocesi", kind, colour: "bianco" } as const;
    const local = [{ ...celebration, prevails: true }];
    expect(recordsOn(date, { ...saints, local })[0]?.nome).toContain(general);
  });
});

describe("the second line", () => {
  const secondLine = (date: string) => recordsOn(date).slice(1);

  test.each([
    ["on a Sunday", "13-12-2026", ["Santa Lucia"], "rosa"],
    ["on a weekday of Lent", "23-2-2026", ["San Policarpo"], "viola"],
    ["with Saint Benedict of Cassino, in Lent", "21-3-2026", ["Flüe", "San Benedetto"], "viola"],
    ["on a Sunday of Lent", "7-3-2027", ["San Tommaso d’Aquino", "Perpetua"], "rosa"],
    ["on the Holy Family, the patron of Settefrati", "26-12-2027", ["Santo Stefano"], "bianco"],
    ["on a solemnity that was moved", "20-3-2028", ["San Giovanni Nepomuceno"], "bianco"],
    ["on a solemnity of a weekday", "24-6-2028", ["Cuore Immacolato"], "bianco"],
    ["on a feast of the diocese", "9-10-2026", ["Leonardi", "Dionigi", "Newman"], "bianco"],
    ["with a saint of the places around", "29-9-2026", ["San Grimoaldo"], "bianco"],
    ["with the saint of the people", "27-2-2026", ["Narek", "San Gabriele dell’Addol"], "viola"],
    ["with him, on a Sunday", "16-8-2026", ["Ungheria", "San Rocco"], "verde"],
  ])("holds whom the day hides, in its colour: %s, %s", (_name, date, names, colour) => {
    expect(secondLine(date)).toEqual(
      names.map((name) => ({
        data: date.split("-").reverse().join("-"),
        nome: expect.stringContaining(name),
        tipo_evento: "Santo del giorno",
        colore: colour,
      })),
    );
  });

  test("holds another optional memorial as one", () => {
    expect(recordsOn("22-6-2026")).toMatchObject([
      { tipo_evento: "Memoria facoltativa" },
      { nome: expect.stringContaining("Giovanni Fisher"), tipo_evento: "Memoria facoltativa" },
    ]);
  });

  test("holds last whom these places love, in the colour of the season", () => {
    expect(secondLine("4-12-2026").at(-1)).toMatchObject({
      ...{ nome: "Santa Barbara, martire", tipo_evento: "Santo del giorno", colore: "viola" },
    });
  });

  test.each([
    ["on Palm Sunday", "21-3-2027"],
    ["on the Sunday of Divine Mercy", "4-4-2027"],
    ["for the Sunday that gives way to Our Lady of Canneto", "22-8-2027"],
    ["for the Queenship of Mary, which is hers", "22-8-2026"],
    ["for the Saturday of Mary on a memorial", "21-11-2026"],
  ])("is empty %s (%s)", (_name, date) => {
    expect(recordsOn(date)).toHaveLength(1);
  });

  test("two memorials are both shown, the one of Mary first", () => {
    expect(recordsOn("13-6-2026").map(({ nome }) => nome)).toEqual([
      "Cuore Immacolato della Beata Vergine Maria",
      expect.stringContaining("Sant’Antonio di Padova"),
    ]);
  });
});

describe("Saint Mary on Saturday", () => {
  const mary = "Santa Maria in sabato";

  test("comes before a saint who has no celebration of his own, after an optional memorial with a date", () => {
    expect(recordsOn("28-11-2026")).toMatchObject([
      { nome: mary, tipo_evento: "Memoria facoltativa", colore: "bianco" },
      { nome: expect.stringContaining("Marca"), colore: "verde" },
    ]);
    const names = recordsOn("20-1-2029").map(({ nome }) => nome);
    expect(names).toEqual(["San Sebastiano, martire", "San Fabiano, papa e martire", mary]);
  });

  // A memorial, a Saturday of Lent, one of Advent, the Immaculate Heart, a weekday.
  test.each(words("17-1-2026 28-2-2026 5-12-2026 13-6-2026 15-6-2026"))(
    "is not kept on %s",
    (date) => expect(recordsOn(date).map(({ nome }) => nome)).not.toContain(mary),
  );
});

describe("the exceptions of the editors", () => {
  const saint = (fields: Partial<SaintException>): SaintException => ({
    ...{ year: undefined, month: 6, day: 15, name: "Una ricorrenza", adds: false },
    ...{ kind: "Ricorrenza", colour: "rosso" },
    ...fields,
  });
  const namesOn = (date: string, ...exceptions: SaintException[]) =>
    recordsOn(date, { ...saints, exceptions }).map(({ nome }) => nome);

  test("one takes the place of the day, every year or in one", () => {
    expect(namesOn("15-6-2027", saint({}))).toEqual(["Una ricorrenza"]);
    expect(namesOn("15-6-2027", saint({ year: 2027 }))).toEqual(["Una ricorrenza"]);
    const [usual, ...others] = namesOn("15-6-2028", saint({ year: 2027 }));
    expect([usual, others]).toEqual([expect.stringContaining("San Vito"), []]);
    // One that adds stands under the day's own.
    expect(namesOn("15-6-2027", saint({ adds: true }))).toEqual([usual, "Una ricorrenza"]);
  });

  test("one for this very year comes before one for every year", () => {
    const exceptions = [saint({}), saint({ year: 2027, name: "Solo nel 2027" })];
    expect(namesOn("15-6-2027", ...exceptions)).toEqual(["Solo nel 2027"]);
  });
});
