import { z } from "zod";
import { hour, monthDay } from "./dates.ts";
import { field, isOneOf, record } from "./record.ts";
import { filledList, matching, text, textField, whole } from "./shared.ts";

/** Easter falls between 22 March and 25 April: offsets in this range stay within the same year. */
const daysFromEaster = whole("i giorni da Pasqua, per esempio -7", -80, 250);

/** The name of a feast in addresses; calendars identify its events by it, so it never changes. */
const slug = matching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "un nome corto di lettere minuscole senza accenti, cifre e trattini, come novena",
);

/** The start times confirmed by the rector, each for a single year: they change, and events without one last whole days. */
const confirmedHours = z
  .record(z.string().regex(/^\d{4}$/), hour, 'un anno e un’ora su ogni riga, come 2027: "11:00"')
  .optional();

const feast = record(
  {
    slug: field("sigla", slug, {
      description:
        "Un nome corto, di lettere minuscole senza accenti, cifre e trattini. I telefoni riconoscono da qui la festa: non si cambia mai.",
      example: "sant-anna",
    }),
    name: textField("nome", "il nome della festa", {
      title: "Nome della festa",
      example: "Sant’Anna",
    }),
    what: textField("che_cosa", "che cosa si vive, in una frase", {
      title: "Che cosa si vive",
      example: "La santa si venera nella cripta; Messa e processione nella valle.",
      input: "paragraph",
    }),
    place: field("luogo", text("il paese, se la festa non è al santuario").optional(), {
      description: "Il paese, solo se la festa non è al santuario.",
      example: "Settefrati",
    }),
    day: field("giorno", monthDay.optional(), {
      description: "Per una festa di un giorno solo, sempre lo stesso.",
    }),
    from: field("dal", monthDay.optional(), {
      description: "Il primo giorno, per una festa che ne dura più d’uno.",
    }),
    to: field("al", monthDay.optional(), { description: "L’ultimo giorno, compreso." }),
    easter: field("pasqua", daysFromEaster.optional(), {
      title: "Giorni da Pasqua",
      description:
        "Per una festa che va con la Pasqua; con il meno, prima: -7 è la domenica delle Palme.",
      example: "-7",
    }),
    hours: field("ore", confirmedHours, {
      title: "Ore confermate",
      description:
        "Quando il rettore conferma l’ora di una festa di un giorno, la si scrive con il suo anno.",
      input: "hours-by-year",
    }),
  },
  {
    holds: ({ day, from, to, easter }) =>
      isOneOf(day, from, easter) && (from === undefined) === (to === undefined),
    expected: "un giorno, oppure dal e al, oppure pasqua",
  },
  {
    holds: ({ hours, from }) => !hours || !from,
    at: "hours",
    expected: "le ore solo per una festa di un giorno",
  },
).transform(({ day, from = day, to = day, easter = 0, ...feast }) => ({
  ...feast,
  rule: from && to ? { from, to } : { easter },
}));

const roadNotice = record({
  from: field("dal", monthDay, { description: "Il primo giorno, ogni anno." }),
  to: field("al", monthDay, { description: "L’ultimo giorno, compreso." }),
  text: textField("avviso", "una frase per chi parte", {
    title: "Consiglio",
    example: "Può esserci neve: telefonate prima di salire.",
    input: "paragraph",
  }),
});

/** The feasts of every year, and the road advice for each part of it: content/calendar.yaml. */
export const calendarSchema = record({
  feasts: field("feste", filledList(feast, "la lista delle feste, almeno una"), {
    description:
      "Le feste di ogni anno. Ciascuna ha un giorno, oppure un primo e un ultimo giorno, oppure i giorni da Pasqua.",
    add: "Aggiungi una festa",
    namedBy: "nome",
    open: true,
  }),
  road: field(
    "strada",
    record({
      otherwise: textField("altrimenti", "che cosa dire della strada di solito", {
        title: "Di solito",
        example: "La strada è stretta: si guida piano.",
        input: "paragraph",
      }),
      notices: field("periodi", z.array(roadNotice, "la lista degli avvisi sulla strada, o []"), {
        title: "Stagioni",
        description: "Le parti dell’anno con un consiglio loro.",
        add: "Aggiungi una stagione",
        namedBy: "avviso",
      }),
    }),
    {
      title: "Consiglio sulla strada",
      description: "Che cosa dire della strada in ogni stagione, quando non c’è un bollettino.",
      open: true,
    },
  ),
});

export type Calendar = z.output<typeof calendarSchema>;
