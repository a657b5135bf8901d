import { isEmpty, type Timetable } from "../../../domain/hours/timetable.ts";
import { compareDates, dateOf } from "../../../domain/time/calendar-date.ts";
import { romeDate } from "../../../domain/time/rome-time.ts";
import { CallButton } from "../../components/call-button/call-button.tsx";
import { useLiveNow, useNow } from "../../time/clock.ts";
import { AnnouncedDays } from "./announced-days.tsx";
import styles from "./hours-box.module.css";
import { OrdinaryHours } from "./ordinary-hours.tsx";
import { TodaysHours } from "./todays-hours.tsx";

/**
 * Renders the hours above the text of their page (docs/behaviour.md, "Hours"): today and the next days by the visitor's
 * clock, then ordinary hours and special days with their dates. Without a timetable, the telephone alone.
 */
export default function HoursBox({ timetable }: { timetable: Timetable }) {
  const liveNow = useLiveNow();
  const today = romeDate(useNow());
  if (isEmpty(timetable)) return <CallButton />;
  const periods = timetable.periods.filter(
    ({ endDate }) => compareDates(today, dateOf(endDate)) <= 0,
  );
  return (
    <div className={styles.box}>
      <div className={`prose ${styles.today}`} data-late>
        {liveNow !== undefined && <TodaysHours timetable={timetable} now={liveNow} />}
      </div>
      <CallButton />
      {periods.map((period) => (
        <OrdinaryHours key={period.startDate} period={period} />
      ))}
      <AnnouncedDays timetable={timetable} today={today} />
    </div>
  );
}
