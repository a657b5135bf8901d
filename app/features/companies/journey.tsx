import { calendarAddress } from "../../../domain/feasts/feasts.ts";
import { dayInWords } from "../../../domain/time/calendar-date.ts";
import { Icon } from "../../components/icon/icon.tsx";
import type { CompanyData } from "../../screens/company/data.server.ts";
import { DayMark } from "./day-marks.tsx";
import styles from "./journey.module.css";

/** Shows when a company sets out and by which route, as a timetable: stop by stop where the places are known. */
export function Journey({ slug, day, days, departure, way }: CompanyData) {
  if (!days && !departure && !way.note && way.stops.length === 0) return null;
  return (
    <section className={styles.journey} aria-label="Il cammino">
      {departure && day !== undefined && (
        <p className={styles.day}>
          <DayMark day={day} /> Si parte il {dayInWords(departure)}
        </p>
      )}
      {days && <p>{capitalised(days)}</p>}
      {departure && (
        <p>
          {/* Without `download`, with which an iPhone would save the file that its calendar opens. */}
          <a className={`screen-only target ${styles.add}`} href={calendarAddress(slug)}>
            <Icon name="calendar" />
            Aggiungi al calendario
          </a>
        </p>
      )}
      {way.stops.length > 0 && (
        <ol className={styles.stops}>
          {way.stops.map((stop) => (
            <li key={stop}>{stop}</li>
          ))}
        </ol>
      )}
      {way.note && <p>{capitalised(way.note)}</p>}
    </section>
  );
}

/** Capitalises the text itself: when CSS does it, screen readers split the word in two. */
const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Links the companies on the same route, each with the mark of its day. */
export function SameWay({ nearby }: Pick<CompanyData, "nearby">) {
  if (nearby.length === 0) return null;
  return (
    <nav className={styles.nearby} aria-label="Sulla stessa strada">
      <h2>Sulla stessa strada</h2>
      <ul>
        {nearby.map(({ title, address, day }) => (
          <li key={address}>
            <a href={address}>
              {title}
              {day !== undefined && <DayMark day={day} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
