import type { ReactNode } from "react";
import { MAIN_ID } from "../../components/skip-link.tsx";
import styles from "./plain-layout.module.css";

/** Layout of the screens outside /app: no menus, one column. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
