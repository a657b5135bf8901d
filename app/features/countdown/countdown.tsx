import { type TimeLeft, timeLeft } from "../../../domain/home-images/time-left.ts";
import styles from "./countdown.module.css";

interface CountdownProps {
  title: string;
  /** Current time and end, in milliseconds; without an end only the title is shown. */
  now: number;
  until: number | undefined;
}

const UNITS: readonly [keyof TimeLeft, string][] = [
  ["months", "Mesi"],
  ["days", "Giorni"],
  ["hours", "Ore"],
  ["minutes", "Minuti"],
  ["seconds", "Secondi"],
];

/** Shows a title and the time left: months only if there are any (docs/behaviour.md, "Countdown"). */
export function Countdown({ title, now, until }: CountdownProps) {
  const left = until === undefined ? undefined : timeLeft(now, until);
  return (
    <div role="timer" className={styles.countdown}>
      <p>{title}</p>{" "}
      {left && (
        <p className={styles.units}>
          {UNITS.filter(([unit]) => unit !== "months" || left.months > 0).map(([unit, name]) => (
            <span key={unit}>
              <b>{left[unit]}</b> {name}{" "}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
