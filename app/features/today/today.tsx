import { FEASTS_PAGE, HOURS_PAGE, ROAD_PAGE } from "../../../domain/addresses.ts";
import { weekdayAndDay } from "../../../domain/time/calendar-date.ts";
import { romeDate } from "../../../domain/time/rome-time.ts";
import { CallButton } from "../../page-components/call-button/call-button.tsx";
import { useLiveNow } from "../../time/clock.ts";
import { useBulletin } from "../road/use-bulletin.ts";
import { SaintPlace } from "../saint-of-the-day/saint-place.tsx";
import { feastAt, hoursAt, Line, roadAt, type TodayData } from "./lines.tsx";
import styles from "./today.module.css";

/** Answers most visitors above the fold (docs/behaviour.md, "Today"): prerendered for any day, completed after hydration. */
export function Today({ timetable, road, feasts }: TodayData) {
  const now = useLiveNow();
  const news = useBulletin(road);
  const isClosed = news.bulletin?.state === "chiusa" && !news.isStale;
  return (
    <section aria-labelledby="oggi" className={`one-column ${styles.today}`} data-late>
      <h2 id="oggi">
        {now === undefined ? "Oggi a Canneto" : `Oggi, ${weekdayAndDay(romeDate(now))}`}
      </h2>
      <ul className={`one-column ${styles.lines}`} data-lead={isClosed ? "road" : undefined}>
        <li className={styles.hours}>
          <Line href={HOURS_PAGE} what="Orari" {...hoursAt(timetable, now)} />
        </li>
        <li className={styles.road} data-state={news.bulletin?.state} data-stale={news.isStale}>
          <section aria-label="La strada">
            <Line href={ROAD_PAGE} what="La strada" {...roadAt(road.advice, news, now)} />
          </section>
        </li>
        <li className={styles.feast}>
          <Line href={FEASTS_PAGE} {...feastAt(feasts, now)} />
        </li>
        <li className={styles.call}>
          <CallButton />
        </li>
        <li className={styles.saint}>
          <SaintPlace />
        </li>
      </ul>
    </section>
  );
}
