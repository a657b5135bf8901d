import {
  HOME_PAGE,
  HOURS_PAGE,
  QUESTIONS_PAGE,
  ROAD_PAGE,
  SEARCH_PAGE,
  SONGS_PAGE,
} from "../../../domain/addresses.ts";
import styles from "./link-groups.module.css";

export interface LinkGroup {
  title: string;
  items: readonly { title: string; address: string; note?: string | undefined }[];
}

/** Renders a scannable index: titles in groups, each with a line that helps to choose. */
export function LinkGroups({ groups }: { groups: readonly LinkGroup[] }) {
  return groups.map(({ title, items }) => (
    <section key={title} className={`quiet-links one-column ${styles.group}`}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.address}>
            <a href={item.address}>{item.title}</a>
            {item.note && <p>{item.note}</p>}
          </li>
        ))}
      </ul>
    </section>
  ));
}

const WAYS: readonly LinkGroup[] = [
  {
    title: "Prima di partire",
    items: [
      { title: "Orari", address: HOURS_PAGE, note: "Le Messe e i giorni di festa" },
      { title: "Come raggiungerci", address: ROAD_PAGE, note: "La strada che sale da Settefrati" },
      {
        title: "Le domande di chi viene",
        address: QUESTIONS_PAGE,
        note: "Parcheggio, abiti, cani, sacramenti",
      },
    ],
  },
  {
    title: "Altre vie",
    items: [
      { title: "Torna alla pagina principale", address: HOME_PAGE, note: "Che cosa c’è oggi" },
      { title: "Tutte le pagine del sito", address: SEARCH_PAGE, note: "Con la ricerca" },
      { title: "Inni e preghiere", address: SONGS_PAGE, note: "Da dire e da cantare" },
    ],
  },
];

/** Leads on from a page that stands in for another: to the most wanted pages, and to everything else. */
export function WaysOn() {
  return <LinkGroups groups={WAYS} />;
}
