import { useNow } from "../../time/clock.ts";
import { romeDate } from "../../time/rome-time.ts";
import { type Feast, upcomingFeasts } from "./feasts.ts";
import { fullDates } from "./full-dates.ts";
import styles from "./upcoming-feasts.module.css";

/** The feasts of the year with the date of each, from the next one on. */
export function UpcomingFeasts({ feasts }: { feasts: readonly (Feast & { what: string })[] }) {
  const upcoming = upcomingFeasts(feasts, romeDate(useNow()));
  return (
    <section aria-labelledby="prossime-date" className={styles.feasts}>
      <h2 id="prossime-date">Le prossime date</h2>
      <ol>
        {upcoming.map((feast) => (
          <li key={feast.name}>
            <p className={styles.dates}>{fullDates(feast)}</p>
            <h3>{feast.name}</h3>
            <p>{feast.what}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
