import { HOURS_PAGE } from "../../../domain/addresses.ts";
import { dayHours } from "../../../domain/hours/day-hours.ts";
import {
  gapInWords,
  nextMassInWords,
  openingInWords,
} from "../../../domain/hours/hours-in-words.ts";
import { nextMass, openingAt } from "../../../domain/hours/opening-now.ts";
import { isEmpty, type Timetable } from "../../../domain/hours/timetable.ts";
import { romeDate } from "../../../domain/time/rome-time.ts";
import { Line } from "./line.tsx";

/** Shows whether it is open, and the next Mass; where today's hours are not confirmed, the advice to telephone. */
export function HoursLine({ timetable, now }: { timetable: Timetable; now: number | undefined }) {
  return <Line href={HOURS_PAGE} what="Orari" {...answerAt(timetable, now)} />;
}

function answerAt(timetable: Timetable, now: number | undefined) {
  if (isEmpty(timetable)) return { answer: "Ve li diciamo al telefono" };
  // As high as the content that replaces it.
  if (now === undefined)
    return { answer: "Aperture e Messe", note: "Di oggi e dei prossimi giorni" };
  const opening = openingAt(timetable, now);
  const mass = nextMass(timetable, now);
  const today = romeDate(now);
  const [answer, note] = [
    opening && openingInWords(opening, now),
    mass && nextMassInWords(mass, now),
    dayHours(timetable, today)?.isByPhone ? "Per la festa telefonateci" : undefined,
  ].filter((words) => words !== undefined);
  if (answer) return { answer, note };
  return { answer: "Ve li diciamo al telefono", note: gapInWords(timetable, today) };
}
