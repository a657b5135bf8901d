import { z } from "zod";
import { monthDay } from "./dates.ts";
import { field, record } from "./record.ts";
import { text } from "./shared.ts";

const EASTER_EXPECTED = "i giorni da Pasqua, per esempio -7";

/** From 22 March to 25 April: so many days before and after it are in the same year. */
const daysFromEaster = z
  .int({ error: EASTER_EXPECTED })
  .min(-80, { error: EASTER_EXPECTED })
  .max(250, { error: EASTER_EXPECTED });

const FEAST_DAYS_EXPECTED = "un giorno, oppure dal e al, oppure pasqua";

const feast = record({
  name: field("nome", text("il nome della festa")),
  what: field("che_cosa", text("che cosa si vive, in una frase")),
  day: field("giorno", monthDay.optional()),
  from: field("dal", monthDay.optional()),
  to: field("al", monthDay.optional()),
  easter: field("pasqua", daysFromEaster.optional()),
}).transform(({ name, what, day, from, to, easter }, context) => {
  const rules = [
    ...(day ? [{ from: day, to: day }] : []),
    ...(from && to ? [{ from, to }] : []),
    ...(easter === undefined ? [] : [{ easter }]),
  ];
  const [rule] = rules;
  if (!rule || rules.length > 1 || Boolean(from) !== Boolean(to)) {
    context.addIssue({ code: "custom", message: FEAST_DAYS_EXPECTED });
    return z.NEVER;
  }
  return { name, what, rule };
});

const roadNotice = record({
  from: field("dal", monthDay),
  to: field("al", monthDay),
  text: field("avviso", text("l’avviso")),
});

/** The feasts of every year, and what to say of the road in its parts: content/calendar.yaml. */
export const calendarSchema = record({
  feasts: field("feste", z.array(feast, { error: "la lista delle feste" }).min(1)),
  road: field(
    "strada",
    record({
      otherwise: field("altrimenti", text("che cosa dire della strada di solito")),
      notices: field("periodi", z.array(roadNotice)),
    }),
  ),
});

export type Calendar = z.output<typeof calendarSchema>;
