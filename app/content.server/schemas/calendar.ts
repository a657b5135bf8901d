import { z } from "zod";
import { hour, monthDay } from "./dates.ts";
import { field, record } from "./record.ts";
import { text } from "./shared.ts";

const EASTER_EXPECTED = "i giorni da Pasqua, per esempio -7";

/** From 22 March to 25 April: so many days before and after it are in the same year. */
const daysFromEaster = z
  .int({ error: EASTER_EXPECTED })
  .min(-80, { error: EASTER_EXPECTED })
  .max(250, { error: EASTER_EXPECTED });

const FEAST_DAYS_EXPECTED = "un giorno, oppure dal e al, oppure pasqua";

const SLUG_EXPECTED =
  "un nome corto di lettere minuscole senza accenti, cifre e trattini, come novena";

/** The name of a feast in addresses; calendars know its days by it, so it never changes. */
const slug = z
  .string({ error: SLUG_EXPECTED })
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: SLUG_EXPECTED });

const HOURS_EXPECTED = 'un anno e un’ora su ogni riga, come 2027: "11:00"';

/** The hours that the rector has confirmed, each for one year: they change, and days without one are whole days. */
const confirmedHours = z
  .record(z.string().regex(/^\d{4}$/), hour, { error: HOURS_EXPECTED })
  .optional();

const feast = record({
  slug: field("sigla", slug),
  name: field("nome", text("il nome della festa")),
  what: field("che_cosa", text("che cosa si vive, in una frase")),
  place: field("luogo", text("il paese, se la festa non è al santuario").optional()),
  day: field("giorno", monthDay.optional()),
  from: field("dal", monthDay.optional()),
  to: field("al", monthDay.optional()),
  easter: field("pasqua", daysFromEaster.optional()),
  hours: field("ore", confirmedHours),
}).transform(({ slug, name, what, place, day, from, to, easter, hours }, context) => {
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
  if (hours && from) {
    context.addIssue({
      code: "custom",
      path: ["ore"],
      message: "le ore solo per una festa di un giorno",
    });
  }
  return { slug, name, what, place, rule, hours };
});

const roadNotice = record({
  from: field("dal", monthDay),
  to: field("al", monthDay),
  text: field("avviso", text("l’avviso")),
});

/** The feasts of every year, and what to say of the road in its parts: content/calendar.yaml. */
export const calendarSchema = record({
  feasts: field(
    "feste",
    z.array(feast, { error: "la lista delle feste" }).min(1, { error: "almeno una festa" }),
  ),
  road: field(
    "strada",
    record({
      otherwise: field("altrimenti", text("che cosa dire della strada di solito")),
      notices: field(
        "periodi",
        z.array(roadNotice, { error: "la lista degli avvisi sulla strada, o []" }),
      ),
    }),
  ),
});

export type Calendar = z.output<typeof calendarSchema>;
