import { Facts } from "../../components/facts.tsx";
import type { Hours } from "../../content.server/schemas/hours.ts";
import { useNow } from "../../time/clock.ts";
import { longDate } from "../../time/long-date.ts";
import { romeDate } from "../../time/rome-time.ts";
import styles from "./confirmed-hours.module.css";
import { hoursFor, type WeekdayTimes } from "./hours.ts";
import { weekdaysInWords } from "./weekdays-in-words.ts";

/** The ordinary hours that hold today, or that come next, with the days in which they do; nothing when none are confirmed. */
export function ConfirmedHours({ hours }: { hours: readonly Hours[] }) {
  const current = hoursFor(hours, romeDate(useNow()));
  if (!current) return null;
  return (
    <section aria-labelledby="orari-confermati" className={styles.hours}>
      <h2 id="orari-confermati">{current.name}</h2>
      <p>
        Dal {longDate(current.startDate)} al {longDate(current.endDate)}.
      </p>
      <Facts
        facts={[
          ["Apertura", timesInWords(current.opening)],
          ["Messe", timesInWords(current.masses)],
          ["Confessioni", timesInWords(current.confessions)],
          ["Nota", current.note],
          ["Confermato da", current.confirmedBy],
        ]}
      />
    </section>
  );
}

function timesInWords(times: readonly WeekdayTimes[]): string | undefined {
  if (times.length === 0) return undefined;
  return times
    .map(({ weekdays, times }) => `${weekdaysInWords(weekdays)}: ${times.join(", ")}`)
    .join("; ");
}
