import { type CSSProperties, useEffect } from "react";
import { isLongName, type SaintOfTheDay, saintsOn } from "../../../domain/saints/saint-records.ts";
import { useMediaQuery } from "../../components/use-media-query.ts";
import { useStore } from "../../state/create-store.ts";
import { useVisitorDate } from "../../time/clock.ts";
import styles from "./saint-banner.module.css";
import { loadSaint, saintState } from "./saint-store.ts";
import { useYearlyFile } from "./yearly-file.ts";

/** Shows today's celebration, or the saint of the store, with a glow in its colour (docs/behaviour.md, "Saint of the day"). */
export default function SaintBanner() {
  const today = useVisitorDate();
  const file = useYearlyFile(today.year);
  const store = useStore(saintState);
  const ofToday = file.status === "loaded" ? saintsOn(today, file.records) : [];
  const isMissing = file.status !== "loading" && ofToday.length === 0;
  const isToLoad = isMissing && store.error === null;
  useEffect(() => {
    if (isToLoad) loadSaint();
  }, [isToLoad]);
  const [saint, ...others] = isMissing && store.saint ? [store.saint] : ofToday;
  const isNarrow = useMediaQuery("(max-width: 800px)");
  const Heading = saint && isNarrow && isLongName(saint.name) ? "h3" : "h2";
  return (
    <section aria-label="Santo del giorno" className={styles.banner}>
      {saint && (
        <div className={styles.saint} style={glowOf(saint)}>
          <Heading>{saint.name}</Heading>
          <p>
            {[saint.kind, ...others.map(({ name }) => name)].filter(Boolean).join(" · ")}
            {!isMissing && (
              <>
                . <span>Calendario: Italia, diocesi, santuario</span>
              </>
            )}
          </p>
        </div>
      )}
      {file.status === "failed" && (
        <p>{`Errore: Errore nel caricamento del file JSON per l'anno ${today.year}: ${file.message}`}</p>
      )}
      {!saint && file.status === "loaded" && <p>Nessun santo trovato per oggi.</p>}
      {!saint && (
        <p>{isMissing && store.error ? `Errore: ${store.error}` : "Caricamento in corso..."}</p>
      )}
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
