import type { WidgetData } from "../../../pipeline/pages/page-widgets.ts";
import { Html } from "../../components/html/html.tsx";
import { PageHeading } from "../../components/page-heading/page-heading.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Facts } from "../../page-components/facts/facts.tsx";
import lowStrip from "../../page-components/low-strip/low-strip.module.css";
import { PageContents } from "../../page-components/page-contents/page-contents.tsx";
import { closing, metaOf } from "../closing.server.tsx";
import { markup } from "../markup.server.ts";
import type { TextData } from "./data.server.ts";
import styles from "./text-page.module.css";

/** Widgets above the text that run in the browser; the others are part of the HTML. */
type LiveSpecial = Extract<WidgetData, { kind: "feasts" | "hours" | "road" | "call" | "print" }>;

/** Returns the props of a page of text: as HTML everything that is static in the browser. */
export default function textPageProps(page: TextData) {
  const { special } = page;
  // In one block where a timetable stands over it: reader views would take several for the whole text.
  const isTimetable = special?.kind === "hours" && special.timetable.periods.length > 0;
  const sections = page.sections.filter(Boolean);
  const chapters = isTimetable ? [sections.join("")] : sections;
  // On pages for the road, the hours, the feasts or the telephone, it takes little of a first screen.
  const low = special ? lowStrip.strip : "";
  // Who says what has to stay in view allows it to be cut: a strip over the title in wide windows.
  const isCut = page.picture?.focus !== undefined;
  const whole = page.picture && (
    <Picture picture={page.picture} isLeading className={isCut ? "" : low} />
  );
  const picture = isCut ? <div className={`${styles.strip} ${low}`}>{whole}</div> : whole;
  return {
    meta: metaOf(page),
    html: {
      opening: markup(
        <>
          {/* Where it stands above the title on every screen it comes first: on a slow line it would push the title down. */}
          {special && picture}
          <PageHeading {...metaOf(page)} />
          {!special && picture}
        </>,
      ),
      text: markup(
        <div className={styles.chapters}>
          <Facts facts={page.facts} />
          <PageContents contents={page.contents} />
          {chapters.map((html) => (
            <Html key={html} html={html} className="prose" />
          ))}
        </div>,
      ),
      closing: closing(page),
    },
    special: special && isLive(special) ? special : undefined,
    gallery: page.gallery,
  };
}

const isLive = (special: WidgetData): special is LiveSpecial =>
  ["feasts", "hours", "road", "call", "print"].includes(special.kind);
