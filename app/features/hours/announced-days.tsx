import { fullDates } from "../../../domain/feasts/feasts.ts";
import { dayHoursInWords } from "../../../domain/hours/hours-in-words.ts";
import { type AnnouncedDay, announcedDays } from "../../../domain/hours/special-days.ts";
import type { Timetable } from "../../../domain/hours/timetable.ts";
import type { CalendarDate } from "../../../domain/time/calendar-date.ts";
import { isoDate } from "../../../domain/time/calendar-date.ts";

/** Lists the days to come with other hours than usual; renders nothing when there are none. */
export function AnnouncedDays({ timetable, today }: { timetable: Timetable; today: CalendarDate }) {
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
