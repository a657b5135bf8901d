import { DarkModeToggle } from "../../../app/features/dark-mode/dark-mode.tsx";
import styles from "./desk-header.module.css";

const LINKS = [
  ["Oggi", ""],
  ["Testi e pagine", "elenco"],
  ["Cronologia", "cronologia"],
  ["Pubblicare", "pubblicare"],
] as const;

/** Shows the desk's name and its navigation. */
export function DeskHeader({ page }: { page: string }) {
  return (
    <header className={styles.header}>
      <button type="button" className={styles.skip} onClick={skip}>
        Vai al contenuto
      </button>
      <p className={styles.name}>
        <small>Santuario di Canneto</small> Il banco della segreteria
      </p>
      <nav aria-label="Principale">
        <ul className={styles.links}>
          {LINKS.map(([name, to]) => (
            <li key={name}>
              <a href={`#/${to}`} aria-current={to === page ? "page" : undefined}>
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
