import { DarkModeToggle } from "../../../app/features/dark-mode/dark-mode-toggle.tsx";
import { hrefOf, type Route } from "../router/route.ts";
import styles from "./desk-header.module.css";

const LINKS: readonly [string, Route][] = [
  ["Oggi", { page: "today" }],
  ["Testi e pagine", { page: "list" }],
  ["Cronologia", { page: "history" }],
  ["Pubblicare", { page: "publish" }],
];

/** The name of the desk, and the way to its parts. */
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

/** A button, because addresses with # are places in the desk: only focus moves. */
function skip(): void {
  document.querySelector<HTMLElement>("main h1")?.focus();
}
