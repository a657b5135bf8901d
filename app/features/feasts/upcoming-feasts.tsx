import { useNow } from "../../time/clock.ts";
import { romeDate } from "../../time/rome-time.ts";
import { AddToCalendar } from "../calendar/add-to-calendar.tsx";
import { FollowCalendar } from "../calendar/follow-calendar.tsx";
import { timeInWords } from "../hours/hours-in-words.ts";
import { type Feast, feastId, hourIn, upcomingFeasts } from "./feasts.ts";
import { fullDates } from "./full-dates.ts";
import styles from "./upcoming-feasts.module.css";

interface UpcomingFeastsProps {
  feasts: readonly (Feast & { slug: string; what: string })[];
}

/** The feasts of the year with the date of each, from the next one on, for the visitor's calendar too. */
export function UpcomingFeasts({ feasts }: UpcomingFeastsProps) {
  const upcoming = upcomingFeasts(feasts, romeDate(useNow()));
  return (
    <section aria-labelledby="prossime-date" className={styles.feasts}>
      <h2 id="prossime-date">Le prossime date</h2>
      <ol>
        {upcoming.map((feast) => {
          const hour = hourIn(feast, feast.first.year);
          return (
            <li key={feast.slug}>
              <p className={styles.dates}>
                {[fullDates(feast), hour && `ore ${timeInWords(hour)}`].filter(Boolean).join(", ")}
              </p>
              <h3 id={feastId(feast.slug)}>{feast.name}</h3>
              <p>{feast.what}</p>
              <AddToCalendar slug={feast.slug} title={feast.name} />
            </li>
          );
        })}
      </ol>
      <FollowCalendar />
    </section>
  );
}
