import { z } from "zod";
import { WEEKDAY_NAMES } from "../../time/calendar-date.ts";
import { day, hour, LATER_END_EXPECTED } from "./dates.ts";
import { field, record } from "./record.ts";
import { text } from "./shared.ts";

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

const LIST_EXPECTED = "una lista di giorni e ore, o []";

const celebrations = z
  .array(
    record({
      weekdays: field("giorni", weekdays),
      times: field("ore", z.array(hour, { error: "la lista delle ore" }).min(1)),
    }),
    { error: LIST_EXPECTED },
  )
  .default([]);

const opening = z
  .array(
    record({
      weekdays: field("giorni", weekdays),
      from: field("dalle", hour),
      to: field("alle", hour),
    }).transform(({ weekdays, from, to }) => ({ weekdays, times: [`${from}-${to}`] })),
    { error: LIST_EXPECTED },
  )
  .default([]);

const date = day("2027-05-01");

const period = record(
  {
    name: field("nome", text("il nome del periodo, per esempio Estate 2027")),
    startDate: field("dal", date),
    endDate: field("al", date),
    opening: field("apertura", opening),
    masses: field("messe", celebrations),
    confessions: field("confessioni", celebrations),
    note: field("nota", text("una nota").optional()),
    confirmedBy: field("confermato_da", text("chi ha confermato gli orari, e quando")),
  },
  {
    holds: ({ startDate, endDate }) => startDate <= endDate,
    at: "endDate",
    expected: LATER_END_EXPECTED,
  },
);

/** The ordinary hours that the rector has confirmed, each with the days in which it holds: content/hours.yaml. */
export const hoursSchema = z.array(period, { error: "la lista dei periodi, o []" });

export type Hours = z.output<typeof period>;
