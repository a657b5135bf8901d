import { z } from "zod";

/*
 * Days and hours as editors write them, all by the clock of Rome.
 */

const MONTH_DAY_EXPECTED = "un giorno dell’anno scritto come 08-22, mese e giorno";

/** A day of every year; 29 February is not one. */
export const monthDay = z
  .string({ error: MONTH_DAY_EXPECTED })
  .refine((value) => z.iso.date().safeParse(`2025-${value}`).success, { error: MONTH_DAY_EXPECTED })
  .transform((value) => ({ month: Number(value.slice(0, 2)), day: Number(value.slice(3)) }));

/** A day of one year, as 2027-05-01. */
export const day = (example: string) => z.iso.date({ error: `una data scritta come ${example}` });

export const HOUR_EXPECTED = 'un’ora scritta fra virgolette come "8:30"';

/** An hour of the day, as "8:30". */
export const hour = z
  .string({ error: HOUR_EXPECTED })
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$/, { error: HOUR_EXPECTED });

const DATE_TIME_EXPECTED = "una data come 2025-01-06 o un’ora come 2025-01-06T16:00";

/** The beginning or the end of a window, on a day and at an hour that exist. */
export const dateTime = z
  .string({ error: DATE_TIME_EXPECTED })
  .regex(/^\d{4}-\d{2}-\d{2}(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?)?$/, { error: DATE_TIME_EXPECTED })
  .refine((value) => z.iso.date().safeParse(value.slice(0, 10)).success, {
    error: DATE_TIME_EXPECTED,
  });

/** What is expected of a window that ends before it begins. */
export const LATER_END_EXPECTED = "una fine che viene dopo l’inizio";
