import styles from "./ornament.module.css";

/** Ornaments of the valley, each one path of 24 by 24; highlights are cut out of the shape. */
const ornaments = {
  /** Beech leaf with its veins. */
  leaf: "M12 1c4 3 7 7 6.5 11.5-.4 4-3.2 6.6-5.8 7.6l.6 2.9h-2.6l.6-2.9C8.7 19.1 5.9 16.5 5.5 12.5 5 8 8 4 12 1zM12.5 9.6l3.7-2.5-3.3 3.6zM12.5 13.2l4.6-2.5-4.2 3.6zM12.5 16.8l4-2-3.6 3.1zM11.5 9.6 7.8 7.1l3.3 3.6zM11.5 13.2l-4.6-2.5 4.2 3.6zM11.5 16.8l-4-2 3.6 3.1z",
  /** Water of the spring. */
  water:
    "M1 7.5c3.5-4.5 7-3.9 10.5-1s7 3 11.5-.5c-4 5.5-8.2 6.3-12 3.3S4.5 5 1 7.5zM1 13.5c3.5-4.5 7-3.9 10.5-1s7 3 11.5-.5c-4 5.5-8.2 6.3-12 3.3s-6.5-4.3-10-1.8zM5 18.8c2.6-2.8 4.9-2.3 7.4-.6s4.3 1.7 6.9-.2c-2.5 3.7-5.1 4-7.6 2.3S7.6 17.5 5 18.8z",
  /** Star on the mantle. */
  star: "M12 1l2 6.8 5.8-3.6-3.6 5.8L23 12l-6.8 2 3.6 5.8-5.8-3.6L12 23l-2-6.8-5.8 3.6 3.6-5.8L1 12l6.8-2-3.6-5.8L10 7.8zM12 9.6 9.6 12l2.4 2.4 2.4-2.4z",
  /** Mountains at the head of the valley. */
  mountain:
    "M0 20 7.5 8.5l3 4.5L15 4l9 16zM15 6.8l-2.8 5.8 1.7-.8.9 2.4 1.1-2.6 1.9 1.3zM7.5 10.6l-2.2 3.5 1.5-.5.7 1.6.8-1.7 1.1.4z",
} as const;

export type OrnamentName = keyof typeof ornaments;

/** Closes a text or a part of it with a rule broken by an ornament. */
export function OrnamentRule({ name }: { name: OrnamentName }) {
  return (
    <div className={styles.rule}>
      <svg aria-hidden="true" viewBox="0 0 24 24" className={styles.ornament}>
        <path d={ornaments[name]} />
      </svg>
    </div>
  );
}
