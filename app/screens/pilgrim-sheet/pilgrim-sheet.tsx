import { fullDates, upcomingFeasts } from "../../../domain/feasts/feasts.ts";
import { periodsFrom } from "../../../domain/hours/timetable.ts";
import { romeDate } from "../../../domain/time/rome-time.ts";
import { Html } from "../../components/html/html.tsx";
import { PageMeta } from "../../components/page-meta.tsx";
import { OrdinaryHours } from "../../features/hours/ordinary-hours.tsx";
import { Facts } from "../../page-components/facts/facts.tsx";
import { PrintButton } from "../../page-components/print-button/print-button.tsx";
import { useNow } from "../../time/clock.ts";
import styles from "./pilgrim-sheet.module.css";
import type pilgrimSheetProps from "./pilgrim-sheet.server.tsx";

type PilgrimSheetProps = ReturnType<typeof pilgrimSheetProps>;

/** Pilgrim's sheet, for a pocket or a parish notice board: one printed page (docs/behaviour.md, "Printing"). */
export default function PilgrimSheet({ meta, html, feasts, timetable }: PilgrimSheetProps) {
  const today = romeDate(useNow());
  // The current one, or the next.
  const [period] = periodsFrom(timetable.periods, today);
  return (
    <>
      <PageMeta {...meta} />
      <Html name="opening" html={html.opening} />
      <PrintButton />
      <article className={`one-column ${styles.sheet}`}>
        <Html name="way" html={html.way} />
        {period && <OrdinaryHours period={period} />}
        <section aria-labelledby="le-feste" className={styles.feasts}>
          <h2 id="le-feste">Le feste</h2>
          <Facts
            facts={upcomingFeasts(feasts, today).map((feast) => [feast.name, fullDates(feast)])}
          />
        </section>
        <Html name="verses" html={html.verses} />
      </article>
      <Html name="closing" html={html.closing} />
    </>
  );
}
