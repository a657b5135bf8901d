import { site } from "virtual:site-data";
import type { ReactNode } from "react";
import { HOME_PAGE } from "../../../domain/addresses.ts";
import { MAIN_ID } from "../../components/skip-link.tsx";
import styles from "./plain-layout.module.css";

/** Layout of the screens outside /app: the name of the shrine, no menus, one column. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <nav className={styles.masthead} aria-label="Santuario">
        <a href={HOME_PAGE} translate="no">
          {site.fullName}
        </a>
        <hr />
      </nav>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </>
  );
}
