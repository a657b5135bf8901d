import { site } from "virtual:site-data";
import type { Calendar } from "../../content.server/schemas/calendar.ts";
import { useNow } from "../../time/clock.ts";
import { romeDate } from "../../time/rome-time.ts";
import { datesInWords, type Feast, nextFeast, noticeFor } from "../feasts/feasts.ts";
import { massesOn, type Validity, type WeekdayTimes } from "../hours/hours.ts";
import styles from "./first-cards.module.css";

export interface FirstCardsProps {
  hours: readonly (Validity & { masses: readonly WeekdayTimes[] })[];
  road: Calendar["road"];
  feasts: readonly Feast[];
}

/** What most visitors came for, in the first screen of the main page: hours, road, next feast, telephone. */
export function FirstCards({ hours, road, feasts }: FirstCardsProps) {
  const today = romeDate(useNow());
  const masses = massesOn(hours, today);
  const feast = nextFeast(feasts, today);
  return (
    <ul className={styles.cards}>
      <li>
        <a href="/app/orari">
          <Card what="Orari di oggi" note={massesInWords(masses)} />
        </a>
      </li>
      <li>
        <a href="/app/info/come_raggiumgerci">
          <Card what="La strada" note={noticeFor(road.notices, today) ?? road.otherwise} />
        </a>
      </li>
      <li>
        <a href="/app/pellegrinaggio/feste">
          <Card
            what="Prossima festa"
            note={feast ? `${feast.name}, ${datesInWords(feast, today)}` : "Il calendario"}
          />
        </a>
      </li>
      <li>
        <a href={site.phoneHref}>
          <Card what="Telefonateci" note={site.phone} />
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

function massesInWords(masses: readonly string[] | undefined): string {
  if (masses === undefined) return "Ve li diciamo al telefono";
  return masses.length === 0 ? "Oggi nessuna Messa" : `Messe: ${masses.join(", ")}`;
}
