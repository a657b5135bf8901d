import {
  spansInWords,
  timeInWords,
  weekdaysInWords,
} from "../../../domain/hours/hours-in-words.ts";
import type { Period, WeekdayTimes } from "../../../domain/hours/timetable.ts";
import { longDate } from "../../../domain/time/calendar-date.ts";
import { Facts } from "../../page-components/facts/facts.tsx";

export function OrdinaryHours({ period }: { period: Period }) {
  const { name, startDate, endDate, isClosed, opening, masses, vigilMasses, confessions } = period;
  return (
    <section aria-label={name} className="prose">
      <h2>{name}</h2>
      <p>
        Dal {longDate(startDate)} al {longDate(endDate)}
        {isClosed ? " siamo chiusi." : "."}
      </p>
      <Facts
        facts={[
          ["Apertura", opening?.map(openingOfDays).join("; ")],
          ["Messe", timesInWords(masses)],
          ["Prefestive", vigilMasses?.map(timeInWords).join(", ")],
          ["Confessioni", timesInWords(confessions)],
          ["Nota", period.note],
          ["Confermato da", period.confirmedBy],
        ]}
      />
    </section>
  );
}

const openingOfDays = ({ weekdays, ...span }: NonNullable<Period["opening"]>[number]) =>
  `${weekdaysInWords(weekdays)}: ${spansInWords([span])}`;

function timesInWords(times: readonly WeekdayTimes[] | undefined): string | undefined {
  return times
    ?.map(
      ({ weekdays, times }) => `${weekdaysInWords(weekdays)}: ${times.map(timeInWords).join(", ")}`,
    )
    .join("; ");
}
