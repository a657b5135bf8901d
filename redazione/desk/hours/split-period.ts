import type { Value } from "../../api.ts";

/** A period of hours, as far as dates go. */
interface Period {
  nome?: string;
  dal?: string;
  al?: string;
  confermato_da?: string;
  [field: string]: Value | undefined;
}

/**
 * The hours change from a day on: the period of that day ends the day before, and a copy of it begins, to be changed. Who
 * has confirmed the old hours has not confirmed the new ones.
 * @param day as 2027-06-01
 * @returns the fields, and the place of the new period; undefined if no period holds that day, or one begins with it
 */
export function splitPeriod(
  fields: Value,
  day: string,
): { fields: Value; index: number } | undefined {
  const { periodi = [] } = fields as { periodi?: Period[] };
  const index = periodi.findIndex(({ dal = "", al = "" }) => dal < day && day <= al);
  const period = periodi[index];
  if (!period) return undefined;
  const { confermato_da: _, ...copied } = period;
  // Nothing is in both: what is written into the one must not be written into the other.
  const begun = {
    ...structuredClone(copied),
    nome: `${period.nome ?? ""}, dal ${inWords(day)}`,
    dal: day,
  };
  const split = [
    ...periodi.slice(0, index),
    { ...period, al: dayBefore(day) },
    begun,
    ...periodi.slice(index + 1),
  ];
  return { fields: { ...(fields as object), periodi: split as Value[] }, index: index + 1 };
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** "1 giugno" */
const inWords = (day: string) =>
  new Intl.DateTimeFormat("it", { day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
