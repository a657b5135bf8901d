import { z } from "zod";
import { minutesOf, type Span } from "../../features/hours/timetable.ts";
import { WEEKDAY_NAMES } from "../../time/calendar-date.ts";
import { day, HOUR_EXPECTED, hour, LATER_END_EXPECTED } from "./dates.ts";
import { field, record, recordSaying } from "./record.ts";
import { text, yesOrNo } from "./shared.ts";

/** Days of the week by their numbers, from Sunday, which is 0. */
const weekdays = z
  .array(
    z.enum([...WEEKDAY_NAMES, "ogni giorno"], {
      error: "un giorno della settimana, oppure «ogni giorno»",
    }),
    { error: "la lista dei giorni, per esempio [domenica]" },
  )
  .min(1, { error: "almeno un giorno" })
  .transform((names) =>
    WEEKDAY_NAMES.flatMap((name, weekday) =>
      names.includes("ogni giorno") || names.includes(name) ? [weekday] : [],
    ),
  );

/** The hour at which an opening ends: it may last to the end of the day. */
const endHour = z
  .string({ error: HOUR_EXPECTED })
  .regex(/^(([01]?\d|2[0-3]):[0-5]\d|24:00)$/, { error: HOUR_EXPECTED });

const hours = z.array(hour, { error: "la lista delle ore, o []" });

const laterClosing = {
  holds: ({ from, to }: Span) => minutesOf(from) < minutesOf(to),
  at: "to",
  expected: "una chiusura che viene dopo l’apertura",
} as const;

const from = field("dalle", hour);
const to = field("alle", endHour);

const LIST_EXPECTED = "una lista di giorni e ore, o []";
const APART_EXPECTED = "aperture in ordine, che non si toccano nello stesso giorno";

/** Whether each opening begins after the one before it has ended. */
const areInOrder = (spans: readonly Span[]) =>
  spans.every(
    ({ from }, index) => index === 0 || minutesOf(spans[index - 1]?.to ?? "") < minutesOf(from),
  );

const weeklyOpening = z
  .array(record({ weekdays: field("giorni", weekdays), from, to }, laterClosing), {
    error: LIST_EXPECTED,
  })
  .superRefine((spans, context) => {
    // What is wrong in itself has been told, and is not read.
    if (context.issues.length > 0) return;
    const areApart = WEEKDAY_NAMES.every((_, day) =>
      areInOrder(spans.filter(({ weekdays }) => weekdays.includes(day))),
    );
    if (!areApart) context.addIssue({ code: "custom", message: APART_EXPECTED });
  });

const celebrations = z.array(
  record({ weekdays: field("giorni", weekdays), times: field("ore", hours.min(1)) }),
  { error: LIST_EXPECTED },
);

const date = day("2027-05-01");

const closed = field("chiuso", yesOrNo.default(false));
const note = field("nota", text("una nota").optional());

/** Who closes has no hours. */
const closedWithoutHours = {
  holds: (record: Record<"isClosed" | "opening" | "masses" | "confessions", unknown>) =>
    !record.isClosed || !(record.opening || record.masses || record.confessions),
  at: "isClosed",
  expected: "un periodo o un giorno chiuso senza orari, oppure gli orari senza «chiuso»",
} as const;

const period = record(
  {
    name: field("nome", text("il nome del periodo, per esempio Estate 2027")),
    startDate: field("dal", date),
    endDate: field("al", date),
    isClosed: closed,
    opening: field("apertura", weeklyOpening.optional()),
    masses: field("messe", celebrations.optional()),
    vigilMasses: field("prefestive", hours.optional()),
    confessions: field("confessioni", celebrations.optional()),
    note,
    confirmedBy: field("confermato_da", text("chi ha confermato gli orari, e quando")),
  },
  {
    holds: ({ startDate, endDate }) => startDate <= endDate,
    at: "endDate",
    expected: LATER_END_EXPECTED,
  },
  closedWithoutHours,
  {
    holds: ({ isClosed, vigilMasses }) => !isClosed || !vigilMasses,
    at: "isClosed",
    expected: closedWithoutHours.expected,
  },
);

/** Each day has the hours of one period: what is written in two would be ignored in one. */
const periods = z
  .array(period, { error: "la lista dei periodi, o []" })
  .superRefine((all, context) => {
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

const WHEN_EXPECTED = "«giorno» con una data, oppure «festa» con il nome di una festa";

const specialDay = record(
  {
    date: field("giorno", day("2027-08-15").optional()),
    feast: field("festa", text("il nome di una festa di calendar.yaml").optional()),
    name: field("nome", text("il nome del giorno, per esempio Assunzione").optional()),
    isClosed: closed,
    opening: field(
      "apertura",
      z
        .array(record({ from, to }, laterClosing), { error: "una lista di «dalle» e «alle», o []" })
        .superRefine((spans, context) => {
          if (context.issues.length > 0 || areInOrder(spans)) return;
          context.addIssue({ code: "custom", message: APART_EXPECTED });
        })
        .optional(),
    ),
    masses: field("messe", hours.optional()),
    confessions: field("confessioni", hours.optional()),
    note,
  },
  {
    holds: ({ date, feast }) => (date === undefined) !== (feast === undefined),
    at: "date",
    expected: WHEN_EXPECTED,
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

const OLD_FORM =
  "i gruppi «periodi» e «giorni_speciali»: gli orari scritti in un’unica lista, come si faceva prima, vanno sotto «periodi»";

/** The hours that the rector has confirmed, and the days that are not as the others: content/hours.yaml. */
export const hoursSchema = recordSaying(OLD_FORM, {
  periods: field("periodi", periods),
  specialDays: field(
    "giorni_speciali",
    z.array(specialDay, { error: "la lista dei giorni speciali, o []" }).default([]),
  ),
});

export type Hours = z.output<typeof hoursSchema>;
