import { calendarAddress } from "../../../domain/feasts/calendar-address.ts";
import styles from "./add-to-calendar.module.css";

/**
 * Leads to the file that the phone's own calendar opens: a plain link, for it is no page. No `download`, with which
 * an iPhone would put the file away instead of opening it.
 */
export function AddToCalendar({ slug }: { slug: string }) {
  return (
    <a className={styles.add} href={calendarAddress(slug)}>
      Aggiungi al calendario
    </a>
  );
}
