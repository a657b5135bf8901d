import { site } from "virtual:site-data";
import { CALENDAR } from "../../../domain/feasts/calendar-address.ts";
import styles from "./add-to-calendar.module.css";

/** An address that the calendars of phones and computers follow by themselves, once a day. */
const FOLLOWED = `${site.web.replace("https:", "webcal:")}${CALENDAR}`;

/** All days of the year in the visitor's own calendar: followed where the phone knows how, as a file elsewhere. */
export function FollowCalendar() {
  return (
    <p className={styles.follow}>
      Tutte le date nel vostro calendario, aggiornate da sole: <a href={FOLLOWED}>Abbonatevi</a>. Se
      non si apre, prendete <a href={CALENDAR}>il file delle date</a>.
    </p>
  );
}
