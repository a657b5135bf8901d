import { calendarAddress } from "../../../domain/feasts/feasts.ts";
import styles from "./add-to-calendar.module.css";

/**
 * Links the file that the phone's calendar opens: a plain link, as it is not a page. No `download`, with which an iPhone
 * would save the file instead of opening it.
 */
export function AddToCalendar({ slug }: { slug: string }) {
  return (
    <a className={`screen-only ${styles.add}`} href={calendarAddress(slug)}>
      Aggiungi al calendario
    </a>
  );
}
