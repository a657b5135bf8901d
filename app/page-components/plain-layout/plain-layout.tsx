import type { ReactNode } from "react";
import { MAIN_ID } from "../../components/skip-link.tsx";
import { Wordmark } from "../../components/wordmark/wordmark.tsx";
import styles from "./plain-layout.module.css";

/** Layout of the screens outside /app: the name of the shrine, no menus, one column. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <nav className={styles.masthead} aria-label="Santuario">
        <Wordmark />
      </nav>
      <main id={MAIN_ID} tabIndex={-1} className={`one-column ${styles.main}`}>
        {children}
      </main>
    </div>
  );
}
