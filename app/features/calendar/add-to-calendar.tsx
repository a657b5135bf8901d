import styles from "./add-to-calendar.module.css";
import { calendarAddress } from "./calendar-address.ts";

interface AddToCalendarProps {
  /** The feast's or the company's. */
  slug: string;
  /** What the days are called, where a page has several of these links: they are all called the same. */
  title?: string;
}

/**
 * Leads to the file that the phone's own calendar opens: a plain link, for it is no page. No `download`, with which
 * an iPhone would put the file away instead of opening it.
 */
export function AddToCalendar({ slug, title }: AddToCalendarProps) {
  return (
    <a className={styles.add} href={calendarAddress(slug)} title={title}>
      Aggiungi al calendario
    </a>
  );
}
