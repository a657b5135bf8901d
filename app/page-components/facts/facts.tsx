import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** Renders facts as name and value pairs; drops pairs without a value, and renders nothing when none is left. */
export function Facts({ facts }: { facts: readonly [name: string, value: ReactNode][] }) {
  const known = facts.filter(([, value]) => value !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
