import { dayInWords, type MonthDay } from "../../time/calendar-date.ts";
import styles from "./days-index.module.css";

interface DaysIndexProps {
  days: readonly {
    day: MonthDay;
    companies: readonly { title: string; address: string }[];
  }[];
}

/** The companies of each day, in a few lines. */
export function DaysIndex({ days }: DaysIndexProps) {
  return (
    <dl className={styles.days}>
      {days.map(({ day, companies }) => (
        <div key={`${day.month}-${day.day}`}>
          <dt>{dayInWords(day)}</dt>
          {companies.map(({ title, address }) => (
            <dd key={address}>
              <a href={address}>{title}</a>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
