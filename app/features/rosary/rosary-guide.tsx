import { useEffect } from "react";
import "./rosary.css";
import { WEEKDAY_NAMES, weekday } from "../../../domain/time/calendar-date.ts";
import type { MysteryGroup } from "../../../pipeline/markdown/verse/mystery-layout.ts";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import { useVisitorDate } from "../../time/clock.ts";
import styles from "./rosary-guide.module.css";

/**
 * Names the day whose mysteries come first, by the visitor's own calendar, like the saint of the day; the others are
 * collapsed. The prerendered page is right on every day.
 */
export default function RosaryGuide({ groups }: { groups: readonly MysteryGroup[] }) {
  const isHydrated = useHydrated();
  const day = weekday(useVisitorDate());
  const today = isHydrated ? groups.find(({ days }) => days.includes(day)) : undefined;
  const id = today?.id;
  useEffect(() => (id ? foldExcept(id) : undefined), [id]);
  return (
    <p className={styles.today} data-late>
      {today ? `Oggi, ${WEEKDAY_NAMES[day]}` : "Ogni giorno ha i suoi misteri"}
    </p>
  );
}

/** Puts the group with a heading first and collapses the others, except in print; returns a function that stops it. */
function foldExcept(id: string): () => void {
  const groups = [...document.querySelectorAll<HTMLDetailsElement>(".mysteries > details")];
  const isToday = (group: Element) => group.querySelector("h2")?.id === id;
  const fold = () => {
    for (const group of groups) group.open = group.classList.toggle("today", isToday(group));
  };
  const unfold = () => {
    for (const group of groups) group.open = true;
  };
  fold();
  const ending = new AbortController();
  addEventListener("beforeprint", unfold, { signal: ending.signal });
  addEventListener("afterprint", fold, { signal: ending.signal });
  return () => ending.abort();
}
