import { useLayoutEffect } from "react";
import "./rosary.css";
import { WEEKDAY_NAMES, weekday } from "../../../domain/time/calendar-date.ts";
import { openMysteriesOf } from "../../hydration/open-mysteries.ts";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import { useVisitorDate } from "../../time/clock.ts";
import styles from "./rosary-guide.module.css";

/** Names the day whose mysteries come first, by the visitor's own calendar. The prerendered page is right on every day. */
export default function RosaryGuide() {
  const isHydrated = useHydrated();
  const day = weekday(useVisitorDate());
  // Before the paint, as a page that is loaded has it from the start (hydration/hydration-loader.ts, rosary.css).
  useLayoutEffect(() => (isHydrated ? foldExcept(day) : undefined), [isHydrated, day]);
  return (
    <p className={styles.today} data-late>
      {isHydrated ? `Oggi, ${WEEKDAY_NAMES[day]}` : "Ogni giorno ha i suoi misteri"}
    </p>
  );
}

/** Collapses the groups of other days, except in print; returns a function that stops it. */
function foldExcept(day: number): () => void {
  const { dataset } = document.documentElement;
  const groups = [...document.querySelectorAll<HTMLDetailsElement>(".mysteries > details")];
  const fold = () => openMysteriesOf(String(day));
  const unfold = () => {
    for (const group of groups) group.open = true;
  };
  // A page that is loaded comes folded, but for what has been pressed since.
  if (dataset.weekday !== String(day) || groups.every(({ open }) => open)) fold();
  dataset.weekday = String(day);
  const ending = new AbortController();
  addEventListener("beforeprint", unfold, { signal: ending.signal });
  addEventListener("afterprint", fold, { signal: ending.signal });
  return () => ending.abort();
}
