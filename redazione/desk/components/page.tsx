import { type ReactNode, useEffect, useRef } from "react";
import styles from "./page.module.css";

interface Props {
  title: string;
  isWide?: boolean;
  /** Why its data did not come. */
  refusal?: string | undefined;
  children?: ReactNode;
}

/** Renders a page of the desk; sets the window's title to its name, and moves focus to its heading. */
export function Page({ title, isWide, refusal, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Il banco della segreteria`;
    heading.current?.focus();
  }, [title]);
  return (
    <main id="contenuto" className={styles.page} data-wide={isWide}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {refusal && <p role="alert">{refusal}</p>}
      {children}
    </main>
  );
}
