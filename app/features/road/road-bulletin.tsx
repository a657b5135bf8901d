import type { BuiltRoad } from "../../../domain/road/bulletins.ts";
import { Facts } from "../../page-components/facts/facts.tsx";
import { useLiveNow } from "../../time/clock.ts";
// Styles of the drawings on the page about the road (road-map.server.tsx).
import "../companies/land.module.css";
import "./road-map.module.css";
import { issuedInWords, stateInWords } from "../../../domain/road/road-in-words.ts";
import styles from "./road-bulletin.module.css";
import { useBulletin } from "./use-bulletin.ts";

/** Shows the bulletin on the road in full (docs/behaviour.md, "The road"); without one, the advice to telephone. */
export default function RoadBulletin({ road }: { road: BuiltRoad }) {
  const now = useLiveNow();
  const { bulletin, isStale } = useBulletin(road);
  if (!bulletin) {
    return (
      <section aria-label="La strada" className={`prose ${styles.bulletin}`}>
        <p>Sulla strada nessun avviso: prima di partire telefonateci.</p>
      </section>
    );
  }
  const { state, text, cars, coaches, walkers, instead } = bulletin;
  return (
    <section
      aria-labelledby="la-strada-oggi"
      className={`prose ${styles.bulletin}`}
      data-state={state}
      data-stale={isStale}
    >
      <h2 id="la-strada-oggi">La strada</h2>
      <p className={styles.state}>{stateInWords(bulletin)}</p>
      <p>{text}</p>
      <Facts
        facts={[
          ["In auto", cars],
          ["In pullman", coaches],
          ["A piedi", walkers],
          ["Che cosa fare", instead],
        ]}
      />
      <p>{issuedInWords(bulletin, isStale, now)}.</p>
    </section>
  );
}
