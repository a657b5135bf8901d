import { site } from "virtual:site-data";
import { Link } from "react-router";
import type { Calendar } from "../../content.server/schemas.ts";
import { useNow } from "../../time/clock.ts";
import { romeDate } from "../../time/rome-time.ts";
import { datesInWords, nextFeast, noticeFor } from "../feasts/feasts.ts";
import styles from "./first-cards.module.css";

/** What most visitors came for, in the first screen of the main page: hours, road, next feast, telephone. */
export function FirstCards({ calendar: { feasts, road } }: { calendar: Calendar }) {
  const today = romeDate(useNow());
  const feast = nextFeast(feasts, today);
  return (
    <ul className={styles.cards}>
      <li>
        <Link to="/app/orari">
          <Card what="Orari di oggi" note="Da chiedere al telefono" />
        </Link>
      </li>
      <li>
        <Link to="/app/info/come_raggiumgerci">
          <Card what="La strada" note={noticeFor(road.notices, today) ?? road.otherwise} />
        </Link>
      </li>
      <li>
        <Link to="/app/pellegrinaggio/feste">
          <Card
            what="Prossima festa"
            note={feast ? `${feast.name}, ${datesInWords(feast, today)}` : "Il calendario"}
          />
        </Link>
      </li>
      <li>
        <a href={site.phoneHref}>
          <Card what="Telefona" note={site.phone} />
        </a>
      </li>
    </ul>
  );
}

function Card({ what, note }: { what: string; note: string }) {
  return (
    <>
      <span className={styles.what}>{what}</span> <span className={styles.note}>{note}</span>
    </>
  );
}
