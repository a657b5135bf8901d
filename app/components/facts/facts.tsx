import type { ReactNode } from "react";
import styles from "./facts.module.css";

/** Names and values of what is known; pairs without a value are left out, and nothing is shown when none is left. */
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
