import { dayHours, hoursBetween } from "../../../domain/hours/day-hours.ts";
import {
  dayHoursInWords,
  gapInWords,
  massesInWords,
  nextMassInWords,
  openingInWords,
  spansInWords,
} from "../../../domain/hours/hours-in-words.ts";
import { nextMass, openingAt } from "../../../domain/hours/opening-now.ts";
import type { Timetable } from "../../../domain/hours/timetable.ts";
import { plusDays, weekdayAndDay, weekdayInWords } from "../../../domain/time/calendar-date.ts";
import { romeDate } from "../../../domain/time/rome-time.ts";
import styles from "./hours-box.module.css";

/** Days listed after today, so that each day of the week appears once. */
const DAYS_AHEAD = 6;

/** Shows whether the shrine is open now, the next Mass, today's hours, and those of the following days. */
export function TodaysHours({ timetable, now }: { timetable: Timetable; now: number }) {
  const today = romeDate(now);
  const hours = dayHours(timetable, today);
  const opening = openingAt(timetable, now);
  const mass = nextMass(timetable, now);
  const days = hoursBetween(timetable, plusDays(today, 1), plusDays(today, DAYS_AHEAD));
  return (
    <>
      <h2 id="oggi">
        Oggi, {weekdayAndDay(today)}
        {hours?.name && `: ${hours.name}`}
      </h2>
      {opening && <p className={styles.answer}>{openingInWords(opening, now)}</p>}
      {mass && <p className={styles.answer}>{nextMassInWords(mass, now)}</p>}
      {hours ? (
        <p>{[`Oggi: ${dayHoursInWords(hours)}`, hours.note].filter(Boolean).join(". ")}</p>
      ) : (
        <p>{gapInWords(timetable, today) ?? "Gli orari di oggi"}: per oggi telefonateci.</p>
      )}
      {days.length > 0 && (
        <table>
          <caption>Nei prossimi giorni</caption>
          <thead>
            <tr>
              <th scope="col">Giorno</th>
              <th scope="col">Apertura</th>
              <th scope="col">Messe</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, name, opening, masses, isByPhone }) => (
              <tr key={date.day}>
                <th scope="row">
                  {weekdayInWords(date)} {date.day}
                  {name && <span className={styles.name}> {name}</span>}
                </th>
                <td>{spansInWords(opening) ?? "–"}</td>
                <td>{massesInWords(masses) ?? (isByPhone ? "telefonateci" : "–")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
