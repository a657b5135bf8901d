import { site } from "virtual:site-data";
import { Link } from "react-router";
import { LinkGroups } from "../components/link-groups.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageNotes } from "../components/page-notes.tsx";
import { Prose } from "../components/prose.tsx";
import { loadContent } from "../content.server/content.ts";
import { mainData } from "../content.server/page-data.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/main";
import styles from "./main.module.css";

export function loader() {
  return mainData(loadContent());
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData && pageMeta(loaderData);
}

/** The main page: what a pilgrim came for, then doors to every section. */
export default function Main({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={page.title} summary={page.summary} />
      <ul className={styles.first}>
        <li>
          <Link to="/app/orari">
            <span className={styles.what}>Orari</span>
            <span className={styles.note}>Messe e confessioni</span>
          </Link>
        </li>
        <li>
          <Link to="/app/info/come_raggiumgerci">
            <span className={styles.what}>Come arrivare</span>
            <span className={styles.note}>La strada e i sentieri</span>
          </Link>
        </li>
        <li>
          <Link to="/app/pellegrinaggio/feste">
            <span className={styles.what}>Feste</span>
            <span className={styles.note}>Il 22 agosto e le altre</span>
          </Link>
        </li>
        <li>
          <a href={site.phoneHref}>
            <span className={styles.what}>Telefona</span>
            <span className={styles.note}>{site.phone}</span>
          </a>
        </li>
      </ul>
      <Prose html={page.prose} />
      <LinkGroups
        groups={[
          {
            title: "Le sezioni del sito",
            items: page.doors.map(({ title, address, summary }) => ({
              title,
              address,
              note: summary,
            })),
          },
        ]}
      />
      <PageNotes sources={page.sources} toConfirm={page.toConfirm} />
    </>
  );
}
