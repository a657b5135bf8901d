import {
  calendarAddress,
  type Days,
  type Feast,
  feastId,
  fullDates,
  upcomingFeasts,
} from "../../../domain/feasts/feasts.ts";
import { timeInWords } from "../../../domain/hours/hours-in-words.ts";
import { compareDates, monthInWords, weekdayInWords } from "../../../domain/time/calendar-date.ts";
import { romeDate } from "../../../domain/time/rome-time.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { isFeast } from "../../hydration/shrine-date.ts";
import { useNow } from "../../time/clock.ts";
import { FollowCalendar } from "../calendar/follow-calendar.tsx";
import styles from "./upcoming-feasts.module.css";

interface UpcomingFeastsProps {
  feasts: readonly (Feast & { slug: string; what: string })[];
}

/** Lists the year's feasts from the next one on, month by month, with links for the visitor's calendar. */
export default function UpcomingFeasts({ feasts }: UpcomingFeastsProps) {
  const upcoming = upcomingFeasts(feasts, romeDate(useNow()));
  return (
    <section aria-labelledby="prossime-date" className={`one-column ${styles.feasts}`}>
      <h2 id="prossime-date">Le prossime date</h2>
      <FollowCalendar />
      <ol>
        {upcoming.map((feast, index) => {
          const { slug, name, what, first, hours } = feast;
          const hour = hours?.[first.year];
          const hourInWords = hour ? `, ore ${timeInWords(hour)}` : "";
          return (
            <li
              key={slug}
              className={isFeast(first.month * 100 + first.day) ? styles.great : undefined}
            >
              {first.month !== upcoming[index - 1]?.first.month && (
                <h3>{`${monthInWords(first.month)} ${first.year}`}</h3>
              )}
              <p aria-hidden="true" className={styles.day}>
                {daysInFigures(feast)}
              </p>
              <div>
                <h4 id={feastId(slug)}>{name}</h4>
                <p className={styles.when}>
                  <span className="visually-hidden">{fullDates(feast) + hourInWords}</span>
                  <span aria-hidden="true">{weekdaysOf(feast) + hourInWords}</span>
                </p>
                <p>{what}</p>
              </div>
              <a className={`screen-only ${styles.add}`} href={calendarAddress(slug)}>
                <Icon name="calendar" />
                <span className="visually-hidden">{`Aggiungi al calendario: ${name}`}</span>
              </a>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Formats days in figures: "22", "12–20". */
const daysInFigures = ({ first, last }: Days) =>
  compareDates(first, last) === 0 ? first.day : `${first.day}–${last.day}`;

/** Formats the days of the week: "domenica", "da giovedì a venerdì". */
const weekdaysOf = ({ first, last }: Days) =>
  (compareDates(first, last) === 0 ? "" : `da ${weekdayInWords(first)} a `) + weekdayInWords(last);
