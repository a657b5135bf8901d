import { z } from "zod";
import { dayOrMonthDay, isMonthDay } from "../schemas/dates.ts";
import { field, isOneOf, record } from "../schemas/record.ts";
import { onceValid, textField, whole, yesOrNo } from "../schemas/shared.ts";

/*
 * The schemas of the saints in content/saints, with the field names of the calendars they were gathered from. Each
 * transforms the file into the English record that the rest of the code uses.
 */

export const kinds = [
  "Solennità",
  "Commemorazione",
  "Festa",
  "Memoria",
  "Memoria facoltativa",
  "Santo del giorno",
  "Domenica",
  "Feria",
  "Triduo pasquale",
  "Ricorrenza",
] as const;

export const liturgicalColours = ["bianco", "rosso", "verde", "viola", "rosa", "oro"] as const;

const kind = z.enum(kinds, `uno di questi tipi: ${kinds.join(", ")}`);
const colour = z.enum(liturgicalColours, `uno di questi colori: ${liturgicalColours.join(", ")}`);
const note = z.string("una nota").optional().meta({
  title: "Appunto",
  description: "Per chi cura i testi: nessun visitatore lo legge. Si può lasciare vuoto.",
  example: "Il grado è da confermare con il rettore.",
  input: "paragraph",
});
const month = whole("un mese da 1 a 12", 1, 12).meta({
  description: "Il numero del mese, da 1 a 12.",
  example: "8",
});
const day = whole("un giorno del mese", 1).meta({ description: "Il giorno del mese." });

/** What the lists of celebrations have in common at the desk. */
const ofCelebrations = { add: "Aggiungi una celebrazione", namedBy: "nome", open: true };

const celebration = {
  name: textField("nome", "il nome della celebrazione", {
    example: "Apertura del mese di Maria a Canneto",
  }),
  kind: field("tipo", kind, { description: "Il grado della celebrazione." }),
  colour: field("colore", colour, { description: "Il colore della liturgia." }),
};

const fixedSaint = record(
  {
    month: field("mese", month),
    day: field("giorno", day),
    ...celebration,
    /** The other saints of the same day, for the second line. */
    also: field(
      "anche",
      z.array(record(celebration), "la lista degli altri santi del giorno").default([]),
      {
        title: "Altri santi del giorno",
        description: "Per la seconda riga.",
        add: "Aggiungi un santo",
        namedBy: "nome",
      },
    ),
    note: field("note", note),
  },
  {
    holds: (saint) => isMonthDay(saint.month, saint.day),
    at: "day",
    expected: "un giorno che esiste in quel mese",
  },
);

/** The saint of each of the 366 days: content/saints/fixed.yaml. */
export const fixedSaintsSchema = z
  .array(fixedSaint, "la lista dei santi")
  .refine((saints) => {
    const days = new Set(saints.map((saint) => `${saint.month}-${saint.day}`));
    return saints.length === 366 && days.size === 366;
  }, onceValid("ogni giorno dell’anno una volta sola, 29 febbraio compreso: 366 righe"))
  .meta({
    title: "Il santo di ogni giorno dell’anno",
    description: "Ogni giorno una volta sola, il 29 febbraio compreso: 366 righe.",
    ...ofCelebrations,
  });

const RULES = ["battesimo-del-signore", "domenica-della-parola", "sacra-famiglia"] as const;

/** Its date is so many days from Easter or from the first Sunday of Advent, or follows a named rule. */
const movableCelebration = record(
  {
    easter: field("pasqua", z.int("i giorni da Pasqua").optional(), {
      title: "Giorni da Pasqua",
      description: "Con il meno, prima di Pasqua.",
      example: "-46",
    }),
    advent: field("avvento", z.int("i giorni dalla I domenica di Avvento").optional(), {
      title: "Giorni dalla I domenica di Avvento",
      description: "Con il meno, prima dell’Avvento.",
      example: "7",
    }),
    named: field("regola", z.enum(RULES, `una di: ${RULES.join(", ")}`).optional(), {
      description: "Per le tre che si contano in altro modo, e che il sito conosce.",
    }),
    ...celebration,
    note: field("note", note),
  },
  {
    holds: ({ easter, advent, named }) => isOneOf(easter, advent, named),
    expected: "una sola fra pasqua, avvento e regola",
  },
);

/** The celebrations with a date that changes from year to year: content/saints/movable.yaml. */
export const movableCelebrationsSchema = z
  .array(movableCelebration, "la lista delle celebrazioni")
  .meta({
    title: "Celebrazioni mobili",
    description: "Ciascuna ha i giorni da Pasqua, oppure quelli dall’Avvento, oppure una regola.",
    ...ofCelebrations,
  });

const localCelebration = record(
  {
    month: field("mese", month.optional()),
    day: field("giorno", day.optional()),
    when: field("quando", z.string("quando cade, in parole").optional(), {
      description: "Quando cade, in parole, se non ha un giorno suo.",
      example: "seconda domenica di maggio",
    }),
    ...celebration,
    place: field("ambito", z.string("dove si celebra"), {
      title: "Dove",
      description: "Dove si celebra.",
      example: "Settefrati",
    }),
    prevails: field("prevale", yesOrNo, {
      title: "Prende il posto del calendario",
      description: "Se quel giorno si legge questa, con il suo grado.",
    }),
    onSecondLine: field("seconda_riga", yesOrNo.default(false), {
      title: "Nella seconda riga",
      description: "Se si legge sotto la celebrazione del giorno.",
    }),
    note: field("note", note),
    source: field("fonte", z.string("la fonte"), {
      description: "Chi lo dice.",
      example: "Calendario della diocesi, 2027",
    }),
  },
  {
    holds: ({ month, day, prevails, onSecondLine }) =>
      month === undefined || day === undefined
        ? !prevails && !onSecondLine
        : isMonthDay(month, day),
    at: "day",
    expected: "mese e giorno, per una celebrazione che si vede",
  },
);

/** The celebrations of the shrine, the diocese and its towns, filtered to those shown: content/saints/local.yaml. */
export const localCelebrationsSchema = z
  .array(localCelebration, "la lista delle celebrazioni")
  .transform((celebrations) =>
    celebrations.flatMap(({ month, day, name, kind, colour, prevails, onSecondLine }) => {
      const isShown = month && day && (prevails || onSecondLine);
      return isShown ? [{ month, day, name, kind, colour, prevails }] : [];
    }),
  )
  .meta({
    title: "Celebrazioni del santuario, della diocesi e dei paesi",
    description:
      "Quelle che non prevalgono e non stanno nella seconda riga restano qui come appunto.",
    ...ofCelebrations,
  });

const exception = record({
  date: field("data", dayOrMonthDay("una data come 2027-05-01, oppure 05-01 per ogni anno"), {
    description: "Anno, mese e giorno; oppure mese e giorno, per ogni anno.",
    example: "2027-05-01",
  }),
  ...celebration,
  adds: field("aggiunge", yesOrNo.default(false), {
    title: "Si aggiunge",
    description: "Acceso: si vede sotto il santo del calendario. Spento: ne prende il posto.",
  }),
}).transform(({ date, ...rest }) => {
  const [day = 0, month = 0, year] = date.split("-").map(Number).reverse();
  return { year, month, day, ...rest };
});

/** The days on which the shrine departs from the calendar: content/saints/exceptions.yaml. */
export const exceptionsSchema = z
  .array(exception, "la lista delle eccezioni, o []")
  .refine((exceptions) => {
    const replaced = exceptions
      .filter(({ adds }) => !adds)
      .map(({ year, month, day }) => `${year ?? "ogni anno"} ${month} ${day}`);
    return new Set(replaced).size === replaced.length;
  }, onceValid("una sola voce che prende il posto di un giorno"))
  .meta({
    title: "Santi del giorno diversi dal calendario",
    description: "I giorni che il santuario vuole a modo suo.",
    ...ofCelebrations,
  });

export type Kind = (typeof kinds)[number];
export type LiturgicalColour = (typeof liturgicalColours)[number];
export type FixedSaint = z.output<typeof fixedSaint>;
export type MovableCelebration = z.output<typeof movableCelebration>;
export type LocalCelebration = z.output<typeof localCelebrationsSchema>[number];
export type SaintException = z.output<typeof exception>;
