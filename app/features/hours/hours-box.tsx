import { fullDates } from "../../../domain/feasts/feasts.ts";
import { dayHoursInWords } from "../../../domain/hours/hours-in-words.ts";
import { type AnnouncedDay, announcedDays } from "../../../domain/hours/special-days.ts";
import { isEmpty, periodsFrom, type Timetable } from "../../../domain/hours/timetable.ts";
import { type CalendarDate, isoDate } from "../../../domain/time/calendar-date.ts";
import { romeDate } from "../../../domain/time/rome-time.ts";
import { CallButton } from "../../page-components/call-button/call-button.tsx";
import { useLiveNow, useNow } from "../../time/clock.ts";
import styles from "./hours-box.module.css";
import { OrdinaryHours } from "./ordinary-hours.tsx";
import { TodaysHours } from "./todays-hours.tsx";

/** Renders the hours above the text of their page (docs/behaviour.md, "Hours"); without a timetable, the telephone alone. */
export default function HoursBox({ timetable }: { timetable: Timetable }) {
  const liveNow = useLiveNow();
  const today = romeDate(useNow());
  if (isEmpty(timetable)) return <CallButton />;
  return (
    <div className={`text one-column ${styles.box}`}>
      <div className={`prose ${styles.today}`} data-late>
        {liveNow !== undefined && <TodaysHours timetable={timetable} now={liveNow} />}
      </div>
      <CallButton />
      {periodsFrom(timetable.periods, today).map((period) => (
        <OrdinaryHours key={period.startDate} period={period} />
      ))}
      <AnnouncedDays timetable={timetable} today={today} />
    </div>
  );
}

/** Lists the days to come with other hours than usual; renders nothing when there are none. */
function AnnouncedDays({ timetable, today }: { timetable: Timetable; today: CalendarDate }) {
  const days = announcedDays(timetable, today);
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="giorni-speciali" className="prose">
      <h2 id="giorni-speciali">Giorni con un orario diverso</h2>
      <ul>
        {days.map((day) => (
          <li key={isoDate(day.first) + (day.name ?? "")}>
            <strong>{fullDates(day)}</strong>
            {day.name && `, ${day.name}`}: {changes(day)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Describes how a day differs from the ordinary ones. */
function changes({ isClosed, opening, masses, confessions, note }: AnnouncedDay): string {
  const hours = dayHoursInWords({
    opening: isClosed ? [] : opening,
    masses: masses?.map((time) => ({ time, isVigil: false })),
    confessions,
  });
  return [hours, note].filter(Boolean).join(". ");
}
