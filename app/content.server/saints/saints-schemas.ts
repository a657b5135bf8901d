import { z } from "zod";

/*
 * The saints, as editors write them in content/saints: the fields are those of the calendars they were gathered
 * from. Each schema turns them into the English record that the rest of the code uses.
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

const name = z.string({ error: "il nome della celebrazione" }).trim().min(1, {
  error: "il nome della celebrazione",
});
const kind = z.enum(kinds, { error: `uno di questi tipi: ${kinds.join(", ")}` });
const colour = z.enum(liturgicalColours, {
  error: `uno di questi colori: ${liturgicalColours.join(", ")}`,
});
const note = z.string({ error: "una nota" }).optional();
const month = z.int({ error: "un mese da 1 a 12" }).min(1, { error: "un mese da 1 a 12" }).max(12, {
  error: "un mese da 1 a 12",
});
const day = z.int({ error: "un giorno del mese" }).min(1, { error: "un giorno del mese" });

/** Days of February count the 29th: a year that has it is the one that tells whether a day exists. */
const LEAP_YEAR = 2028;

function exists(monthOfYear: number, dayOfMonth: number): boolean {
  return dayOfMonth <= new Date(Date.UTC(LEAP_YEAR, monthOfYear, 0)).getUTCDate();
}

/** Another saint of the same day, for the second line. */
const otherSaint = z
  .strictObject({ nome: name, tipo: kind, colore: colour })
  .transform(({ nome, tipo, colore }) => ({ name: nome, kind: tipo, colour: colore }));

const fixedSaint = z
  .strictObject({
    mese: month,
    giorno: day,
    nome: name,
    tipo: kind,
    colore: colour,
    anche: z.array(otherSaint, { error: "la lista degli altri santi del giorno" }).default([]),
    note,
  })
  .refine(({ mese, giorno }) => exists(mese, giorno), {
    error: "un giorno che esiste in quel mese",
    path: ["giorno"],
  })
  .transform(({ mese, giorno, nome, tipo, colore, anche }) => ({
    month: mese,
    day: giorno,
    name: nome,
    kind: tipo,
    colour: colore,
    also: anche,
  }));

/** The saint of each of the 366 days: content/saints/fixed.yaml. */
export const fixedSaintsSchema = z.array(fixedSaint).superRefine((saints, context) => {
  const days = new Set(saints.map((saint) => `${saint.month}-${saint.day}`));
  if (saints.length !== 366 || days.size !== 366) {
    context.addIssue({
      code: "custom",
      message: "ogni giorno dell’anno una volta sola, 29 febbraio compreso: 366 righe",
    });
  }
});

const RULES = ["battesimo-del-signore", "domenica-della-parola", "sacra-famiglia"] as const;

/** When a movable celebration falls: days from Easter, days from the first Sunday of Advent, or a rule with a name. */
export type MovableRule =
  | { easter: number }
  | { advent: number }
  | { named: (typeof RULES)[number] };

const movableCelebration = z
  .strictObject({
    id: z.string({ error: "un nome breve" }),
    pasqua: z.int({ error: "i giorni da Pasqua" }).optional(),
    avvento: z.int({ error: "i giorni dalla I domenica di Avvento" }).optional(),
    regola: z.enum(RULES, { error: `una di: ${RULES.join(", ")}` }).optional(),
    nome: name,
    tipo: kind,
    colore: colour,
    note,
  })
  .transform(({ pasqua, avvento, regola, nome, tipo, colore }, context) => {
    const rules: MovableRule[] = [];
    if (pasqua !== undefined) rules.push({ easter: pasqua });
    if (avvento !== undefined) rules.push({ advent: avvento });
    if (regola !== undefined) rules.push({ named: regola });
    const [rule] = rules;
    if (!rule || rules.length > 1) {
      context.addIssue({ code: "custom", message: "una sola fra pasqua, avvento e regola" });
      return z.NEVER;
    }
    return { rule, name: nome, kind: tipo, colour: colore };
  });

/** The celebrations whose date moves from year to year: content/saints/movable.yaml. */
export const movableCelebrationsSchema = z.array(movableCelebration);

const localCelebration = z
  .strictObject({
    mese: month.optional(),
    giorno: day.optional(),
    quando: z.string({ error: "quando cade, in parole" }).optional(),
    nome: name,
    tipo: kind,
    colore: colour,
    ambito: z.string({ error: "dove si celebra" }),
    prevale: z.boolean({ error: "true oppure false" }),
    seconda_riga: z.boolean({ error: "true oppure false" }).default(false),
    note,
    fonte: z.string({ error: "la fonte" }),
  })
  .refine(
    ({ mese, giorno, prevale, seconda_riga }) =>
      mese === undefined || giorno === undefined ? !prevale && !seconda_riga : exists(mese, giorno),
    { error: "mese e giorno, per una celebrazione che si vede", path: ["giorno"] },
  )
  .transform(({ mese = 0, giorno = 0, nome, tipo, colore, prevale, seconda_riga }) => ({
    month: mese,
    day: giorno,
    name: nome,
    kind: tipo,
    colour: colore,
    prevails: prevale,
    isShown: prevale || seconda_riga,
  }));

/** What the shrine, the diocese and its towns celebrate, of which only what is shown is kept: content/saints/local.yaml. */
export const localCelebrationsSchema = z
  .array(localCelebration)
  .transform((celebrations) => celebrations.filter(({ isShown }) => isShown));

const EXCEPTION_DATE_EXPECTED = "una data come 2027-05-01, oppure 05-01 per ogni anno";

const exception = z
  .strictObject({
    data: z
      .string({ error: EXCEPTION_DATE_EXPECTED })
      .refine((text) => z.iso.date().safeParse(text.length === 5 ? `2028-${text}` : text).success, {
        error: EXCEPTION_DATE_EXPECTED,
      }),
    nome: name,
    tipo: kind,
    colore: colour,
    aggiunge: z.boolean({ error: "true oppure false" }).default(false),
  })
  .transform(({ data, nome, tipo, colore, aggiunge }) => {
    const [day = 0, month = 0, year] = data.split("-").map(Number).reverse();
    return { year, month, day, name: nome, kind: tipo, colour: colore, adds: aggiunge };
  });

/** The days that the shrine wants otherwise: content/saints/exceptions.yaml. */
export const exceptionsSchema = z
  .array(exception, { error: "la lista delle eccezioni, o []" })
  .superRefine((exceptions, context) => {
    const replaced = exceptions
      .filter(({ adds }) => !adds)
      .map(({ year, month, day }) => `${year ?? "ogni anno"} ${month} ${day}`);
    if (new Set(replaced).size < replaced.length) {
      context.addIssue({
        code: "custom",
        message: "una sola voce che prende il posto di un giorno",
      });
    }
  });

export type Kind = (typeof kinds)[number];
export type LiturgicalColour = (typeof liturgicalColours)[number];
export type FixedSaint = z.output<typeof fixedSaint>;
export type MovableCelebration = z.output<typeof movableCelebration>;
export type LocalCelebration = z.output<typeof localCelebration>;
export type SaintException = z.output<typeof exception>;

/** Everything the yearly file is made from. */
export interface Saints {
  fixed: FixedSaint[];
  movable: MovableCelebration[];
  local: LocalCelebration[];
  exceptions: SaintException[];
}
