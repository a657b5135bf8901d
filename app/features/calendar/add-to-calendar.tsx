import { calendarAddress } from "../../../domain/feasts/feasts.ts";
import styles from "./add-to-calendar.module.css";

/** Links the file that the calendar opens: a plain link without `download`, with which an iPhone would save it. */
export function AddToCalendar({ slug }: { slug: string }) {
  return (
    <a className={`screen-only ${styles.add}`} href={calendarAddress(slug)}>
      Aggiungi al calendario
    </a>
  );
}
