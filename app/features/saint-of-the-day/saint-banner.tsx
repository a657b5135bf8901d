import { type CSSProperties, useEffect } from "react";
import { isLongName, type SaintOfTheDay } from "../../../domain/saints/saint-records.ts";
import { useMediaQuery } from "../../components/use-media-query.ts";
import { useStore } from "../../state/create-store.ts";
import { useVisitorDate } from "../../time/clock.ts";
import styles from "./saint-banner.module.css";
import { loadSaint, saintState } from "./saint-store.ts";
import { saintView } from "./saint-view.ts";
import { useYearlyFile } from "./yearly-file.ts";

/**
 * Shows today's celebration: its name, with a glow in the liturgical colour (docs/behaviour.md, "Saint of the day"); then
 * its kind and the saints that it hides or that share the day; then whose calendar this is.
 */
export default function SaintBanner() {
  const today = useVisitorDate();
  const view = saintView(today, useYearlyFile(today.year), useStore(saintState));
  const { isOwnCalendar, messages, needsStore } = view;
  const [saint, ...others] = view.saints;
  useEffect(() => {
    if (needsStore) loadSaint();
  }, [needsStore]);
  const isNarrow = useMediaQuery("(max-width: 800px)");
  const Heading = saint && isNarrow && isLongName(saint.name) ? "h3" : "h2";
  return (
    <section aria-label="Santo del giorno" className={styles.banner}>
      {saint && (
        <div className={styles.saint} style={glowOf(saint)}>
          <Heading>{saint.name}</Heading>
          <p>
            {[saint.kind, ...others.map(({ name }) => name)].filter(Boolean).join(" · ")}
            {isOwnCalendar && (
              <>
                . <span>Calendario: Italia, diocesi, santuario</span>
              </>
            )}
          </p>
        </div>
      )}
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </section>
  );
}

/** Liturgical colours (saint-banner.module.css) by their names in the records. */
const LITURGICAL: Record<string, string> = {
  bianco: "white",
  rosso: "red",
  verde: "green",
  viola: "violet",
  rosa: "rose",
  oro: "gold",
};

/** Returns the glow of a saint, in a liturgical colour or any other that the browser supports. */
function glowOf({ colour }: SaintOfTheDay): CSSProperties | undefined {
  const name = LITURGICAL[colour];
  if (name) return { "--glow": `var(--liturgical-${name})` } as CSSProperties;
  return CSS.supports("color", colour) ? ({ "--glow": colour } as CSSProperties) : undefined;
}
