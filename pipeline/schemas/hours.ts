import { z } from "zod";
import { minutesOf, type Span } from "../../domain/hours/timetable.ts";
import { WEEKDAY_NAMES } from "../../domain/time/calendar-date.ts";
import { day, HOUR_EXPECTED, hour, windowRule } from "./dates.ts";
import { field, isOneOf, record } from "./record.ts";
import { matching, onceValid, text, textField, yesOrNo } from "./shared.ts";

/** The days of the week by number, starting with Sunday, 0, followed by the holy days of obligation on other days. */
const DAY_NAMES = [...WEEKDAY_NAMES, "festivi"] as const;
const weekdays = z
  .array(
    z.enum(
      // As the desk shows them: the week as it is read in Italy.
      ["ogni giorno", ...WEEKDAY_NAMES.slice(1), "domenica", "festivi"],
      "un giorno della settimana, «festivi», oppure «ogni giorno»",
    ),
    "la lista dei giorni, per esempio [domenica]",
  )
  .min(1, "almeno un giorno")
  .transform((names) =>
    DAY_NAMES.flatMap((name, weekday) =>
      names.includes("ogni giorno") || names.includes(name) ? [weekday] : [],
    ),
  )
  .meta({
    description:
      "I giorni in cui vale. «Festivi» sono le feste di precetto fra settimana, come l’8 dicembre: se nessuna riga le dice, quel giorno il sito dice di telefonare.",
  });

/** The closing time of a span, which may be the end of the day. */
const endHour = matching(/^(([01]?\d|2[0-3]):[0-5]\d|24:00)$/, HOUR_EXPECTED).meta({
  input: "closing-hour",
});

const hours = z
  .array(hour, "la lista delle ore, o []")
  .meta({ description: "Una dopo l’altra.", add: "Aggiungi un’ora", open: true });

const laterClosing = {
  holds: ({ from, to }: Span) => minutesOf(from) < minutesOf(to),
  at: "to",
  expected: "una chiusura che viene dopo l’apertura",
} as const;

const from = field("dalle", hour, { description: "L’ora in cui si apre." });
const to = field("alle", endHour, {
  description: "L’ora in cui si chiude. La mezzanotte, fine del giorno, è 24:00.",
});

const LIST_EXPECTED = "una lista di giorni e ore, o []";
const areApart = onceValid("aperture in ordine, che non si toccano nello stesso giorno");

/** Checks that the spans are in order and do not overlap. */
const areInOrder = (spans: readonly Span[]) =>
  spans.every(
    ({ from }, index) => index === 0 || minutesOf(spans[index - 1]?.to ?? "") < minutesOf(from),
  );

const weeklyOpening = z
  .array(record({ weekdays: field("giorni", weekdays), from, to }, laterClosing), LIST_EXPECTED)
  .refine(
    (spans) =>
      DAY_NAMES.every((_, day) =>
        areInOrder(spans.filter(({ weekdays }) => weekdays.includes(day))),
      ),
    areApart,
  );

/** A field of what is celebrated on some days of each week. */
const celebrations = <const Name extends string>(name: Name, what: string) =>
  field(
    name,
    z
      .array(
        record({ weekdays: field("giorni", weekdays), times: field("ore", hours.min(1)) }),
        LIST_EXPECTED,
      )
      .optional(),
    {
      description: `${what} Se non c’è, non si sa e il sito non ne parla; se c’è ed è vuoto, vuol dire «nessuna».`,
      add: "Aggiungi giorni e ore",
      open: true,
      emptyMeansNone: true,
    },
  );

const date = day("2027-05-01");

const closed = field("chiuso", yesOrNo.default(false), {
  description: "Per l’inverno, o per i lavori. Chi è chiuso non ha altri orari.",
});
const note = field("nota", text("una nota").optional(), {
  description: "Una frase per chi viene. Si può lasciare vuota.",
  example: "La cripta chiude mezz’ora prima.",
});

const HOURS = ["opening", "masses", "vigilMasses", "confessions"] as const;

/** The rule that a closed day has no hours. */
const closedWithoutHours = {
  holds: (record: { isClosed: boolean } & { [Name in (typeof HOURS)[number]]?: unknown }) =>
    !record.isClosed || HOURS.every((name) => !record[name]),
  at: "isClosed",
  expected: "un periodo o un giorno chiuso senza orari, oppure gli orari senza «chiuso»",
} as const;

const period = record(
  {
    name: textField("nome", "il nome del periodo, per esempio Estate 2027", {
      title: "Nome del periodo",
      example: "Estate 2027",
    }),
    startDate: field("dal", date, { description: "Il primo giorno, compreso." }),
    endDate: field("al", date, { description: "L’ultimo giorno, compreso." }),
    isClosed: closed,
    opening: field("apertura", weeklyOpening.optional(), {
      description:
        "Quando la chiesa è aperta. Chi chiude a mezzogiorno aggiunge due aperture, una sotto l’altra.",
      add: "Aggiungi un’apertura",
      open: true,
      emptyMeansNone: true,
    }),
    masses: celebrations("messe", "Le Messe di ogni settimana."),
    vigilMasses: field("prefestive", hours.optional(), {
      title: "Messe prefestive",
      description:
        "La sera prima delle domeniche e delle feste di precetto: il sito sa quando cadono.",
      emptyMeansNone: true,
    }),
    confessions: celebrations("confessioni", "Quando c’è un confessore."),
    note,
    confirmedBy: field("confermato_da", text("chi ha confermato gli orari, e quando"), {
      title: "Chi ha confermato, e quando",
      description: "Un orario va sul sito solo se qualcuno lo ha confermato.",
      example: "il rettore, 20 aprile 2027",
    }),
  },
  windowRule("startDate", "endDate"),
  closedWithoutHours,
);

/** The periods, which must not share a day: the hours of one would be ignored. */
const periods = z.array(period, "la lista dei periodi, o []").superRefine((all, context) => {
  if (context.issues.length > 0) return;
  all.forEach(({ name, startDate, endDate }, index) => {
    const other = all
      .slice(0, index)
      .find((before) => before.startDate <= endDate && startDate <= before.endDate);
    if (!other) return;
    context.addIssue({
      code: "custom",
      path: [index, "dal"],
      message: `un periodo in cui «${name}» e «${other.name}» non hanno giorni in comune (un giorno diverso dagli altri va in «giorni_speciali»)`,
    });
  });
});

const specialDay = record(
  {
    date: field("giorno", day("2027-08-15").optional(), {
      description: "La data. Si lascia vuota se qui sotto si scrive il nome di una festa.",
    }),
    feast: field("festa", text("il nome di una festa di calendar.yaml").optional(), {
      description:
        "Al posto del giorno: il nome che la festa ha nel calendario. Così la data si scrive una volta sola.",
      example: "Madonna di Canneto",
    }),
    name: field("nome", text("il nome del giorno, per esempio Assunzione").optional(), {
      title: "Nome del giorno",
      description: "Si lascia vuoto con una festa, che il nome lo ha già.",
      example: "Assunzione",
    }),
    isClosed: closed,
    opening: field(
      "apertura",
      z
        .array(record({ from, to }, laterClosing), "una lista di «dalle» e «alle», o []")
        .refine(areInOrder, areApart)
        .optional(),
      {
        description: "Quando la chiesa è aperta quel giorno.",
        add: "Aggiungi un’apertura",
        open: true,
      },
    ),
    masses: field("messe", hours.optional(), {
      description: "Le ore delle Messe di quel giorno.",
      emptyMeansNone: true,
    }),
    confessions: field("confessioni", hours.optional(), {
      description: "Da che ora c’è un confessore.",
      emptyMeansNone: true,
    }),
    note,
  },
  {
    holds: ({ date, feast }) => isOneOf(date, feast),
    at: "date",
    expected: "«giorno» con una data, oppure «festa» con il nome di una festa",
  },
  {
    holds: ({ feast, name }) => feast === undefined || name === undefined,
    at: "name",
    expected: "niente: il nome è quello della festa",
  },
  closedWithoutHours,
  {
    holds: ({ isClosed, opening, masses, confessions, note }) =>
      isClosed || [opening, masses, confessions, note].some((said) => said !== undefined),
    at: "isClosed",
    expected: "che cosa cambia quel giorno: chiuso, apertura, messe, confessioni o nota",
  },
);

/** The hours confirmed by the rector, and the days that differ from them: content/hours.yaml. */
export const hoursSchema = record({
  periods: field("periodi", periods, {
    description:
      "Un periodo vale dal primo all’ultimo giorno, compresi. Due periodi non hanno giorni in comune.",
    add: "Aggiungi un periodo",
    namedBy: "nome",
    open: true,
  }),
  specialDays: field(
    "giorni_speciali",
    z.array(specialDay, "la lista dei giorni speciali, o []").default([]),
    {
      description:
        "Un giorno che ha un orario suo. Ciò che dice prende il posto dell’orario ordinario, il resto rimane com’è.",
      add: "Aggiungi un giorno speciale",
      namedBy: "nome",
      open: true,
    },
  ),
});
