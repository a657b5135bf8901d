import { DarkModeToggle } from "../../../app/features/dark-mode/dark-mode.tsx";
import { hrefOf, type Route } from "../router/route.ts";
import styles from "./desk-header.module.css";

const LINKS: readonly [string, Route][] = [
  ["Oggi", { page: "today" }],
  ["Testi e pagine", { page: "list" }],
  ["Cronologia", { page: "history" }],
  ["Pubblicare", { page: "publish" }],
];

/** Shows the desk's name and its navigation. */
export function DeskHeader({ route }: { route: Route }) {
  return (
    <header className={styles.header}>
      <button type="button" className={styles.skip} onClick={skip}>
        Vai al contenuto
      </button>
      <p className={styles.name}>
        <span>Santuario di Canneto</span> Il banco della segreteria
      </p>
      <nav aria-label="Principale">
        <ul className={styles.links}>
          {LINKS.map(([name, to]) => (
            <li key={name}>
              <a href={hrefOf(to)} aria-current={to.page === route.page ? "page" : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <DarkModeToggle />
    </header>
  );
}

/** Moves the focus only: a button, because addresses with # are the desk's routes. */
function skip(): void {
  document.querySelector<HTMLElement>("main h1")?.focus();
}
