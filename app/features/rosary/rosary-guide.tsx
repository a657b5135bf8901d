import type { MysteryGroup } from "../../../pipeline/markdown/mystery-layout.ts";
import { Html } from "../../components/html.tsx";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import { WEEKDAY_NAMES, weekday } from "../../time/calendar-date.ts";
import { useVisitorDate } from "../../time/clock.ts";
import styles from "./rosary-guide.module.css";
import { mysteriesOn } from "./todays-mysteries.ts";

interface RosaryGuideProps {
  html: string;
  className: string;
  groups: readonly MysteryGroup[];
}

/**
 * The guide to the Rosary: a door to today's mysteries by the visitor's own calendar, as the saint of the day, and
 * the text with those before the others. The prerendered page, right on every day, leads to the first group.
 */
export function RosaryGuide({ html, className, groups }: RosaryGuideProps) {
  const isHydrated = useHydrated();
  const day = weekday(useVisitorDate());
  const today = isHydrated ? mysteriesOn(groups, day) : undefined;
  return (
    <>
      <p className={styles.today} data-late>
        <span>{today ? `Oggi, ${WEEKDAY_NAMES[day]}:` : "Ogni giorno ha i suoi:"}</span>{" "}
        <a href={`#${today?.id ?? groups[0]?.id}`}>{today?.title ?? "I misteri della settimana"}</a>
      </p>
      <Html name="text" html={html} className={today ? `${className} today-${day}` : className} />
    </>
  );
}
