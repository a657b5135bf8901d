import styles from "./facts.module.css";

/** Names and values of what is known; pairs without a value are left out. */
export function Facts({ facts }: { facts: readonly [name: string, value: string | undefined][] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
