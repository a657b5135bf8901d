import { type Feast, fullDates, upcomingFeasts } from "../../../domain/feasts/feasts.ts";
import { periodFrom, type Timetable } from "../../../domain/hours/timetable.ts";
import { romeDate } from "../../../domain/time/rome-time.ts";
import { Html } from "../../components/html/html.tsx";
import { PageMeta, type PageMetaProps } from "../../components/page-meta.tsx";
import { OrdinaryHours } from "../../features/hours/ordinary-hours.tsx";
import { Facts } from "../../page-components/facts/facts.tsx";
import { PrintButton } from "../../page-components/print-button/print-button.tsx";
import { useNow } from "../../time/clock.ts";
import styles from "./pilgrim-sheet.module.css";

export interface PilgrimSheetProps {
  meta: PageMetaProps;
  html: { opening: string; way: string; verses: string; closing: string };
  feasts: readonly Feast[];
  timetable: Timetable;
}

/** Pilgrim's sheet, for a pocket or a parish notice board: one printed page (docs/behaviour.md, "Printing"). */
export default function PilgrimSheet({ meta, html, feasts, timetable }: PilgrimSheetProps) {
  return (
    <>
      <PageMeta {...meta} />
      <Html name="opening" html={html.opening} />
      <PrintButton />
      <article className={styles.sheet}>
        <Html name="way" html={html.way} />
        <Hours timetable={timetable} />
        <FeastDates feasts={feasts} />
        <Html name="verses" html={html.verses} />
      </article>
      <Html name="closing" html={html.closing} />
    </>
  );
}

/** Shows the current ordinary hours, or the next ones; nothing where none are confirmed. */
function Hours({ timetable }: { timetable: Timetable }) {
  const period = periodFrom(timetable.periods, romeDate(useNow()));
  return period && <OrdinaryHours period={period} />;
}

function FeastDates({ feasts }: { feasts: readonly Feast[] }) {
  const upcoming = upcomingFeasts(feasts, romeDate(useNow()));
  return (
    <section aria-labelledby="le-feste" className={styles.feasts}>
      <h2 id="le-feste">Le feste</h2>
      <Facts facts={upcoming.map((feast) => [feast.name, fullDates(feast)])} />
    </section>
  );
}
