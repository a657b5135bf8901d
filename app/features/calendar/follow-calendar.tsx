import { site } from "virtual:site-data";
import { CALENDAR } from "../../../domain/feasts/feasts.ts";

/** Subscription address, which calendar apps refresh once a day. */
const FOLLOWED = `${site.web.replace("https:", "webcal:")}${CALENDAR}`;

/** Offers all dates of the year as a calendar subscription, with the file as a fallback. */
export function FollowCalendar() {
  return (
    <p className="screen-only">
      Tutte le date nel vostro calendario, aggiornate da sole: <a href={FOLLOWED}>Abbonatevi</a>. Se
      non si apre, prendete <a href={CALENDAR}>il file delle date</a>.
    </p>
  );
}
