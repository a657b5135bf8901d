import { site } from "virtual:site-data";
import { Html } from "../../components/html/html.tsx";
import { PageHeading } from "../../components/page-heading/page-heading.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Ridge } from "../../components/ridge.tsx";
import { closing, metaOf } from "../closing.server.tsx";
import { markup } from "../markup.server.ts";
import type { SheetData } from "./data.server.ts";
import styles from "./pilgrim-sheet.module.css";

/** Returns the props of the pilgrim's sheet: as HTML everything that does not depend on the time. */
export default function pilgrimSheetProps(sheet: SheetData) {
  const { feasts, timetable } = sheet;
  const meta = metaOf(sheet);
  return {
    meta,
    html: {
      opening: markup(<PageHeading {...meta} />),
      way: markup(<Way {...sheet} />),
      verses: markup(<Verses verses={sheet.verses} />),
      closing: markup(sheet.picture && <Picture picture={sheet.picture} />) + closing(sheet),
    },
    feasts,
    timetable,
  };
}

/** Shows the name of the shrine, the way there, and a QR code to what paper cannot keep up to date. */
function Way({ html, wayHere }: Pick<SheetData, "html" | "wayHere">) {
  return (
    <>
      <div className={styles.head}>
        <Ridge />
        <p className={styles.name}>Santuario di Canneto</p>
        <p>
          {site.street}, {site.town}
        </p>
      </div>
      <Html html={html} className={`prose ${styles.way}`} />
      <figure className={styles.code}>
        <Code {...wayHere.code} />
        <figcaption>
          Inquadrate il codice con il telefono: si apre «Come raggiungerci», su{" "}
          {new URL(wayHere.web).host}.
        </figcaption>
      </figure>
    </>
  );
}

/** Quiet zone that telephones need around a code, in modules. */
const EDGE = 4;

function Code({ size, path }: SheetData["wayHere"]["code"]) {
  const side = size + 2 * EDGE;
  return (
    <svg viewBox={`${-EDGE} ${-EDGE} ${side} ${side}`} role="img" aria-label="Codice da inquadrare">
      <path d={path} />
    </svg>
  );
}

function Verses({ verses }: Pick<SheetData, "verses">) {
  return verses.map(({ title, strophes }) => (
    <section key={title} className={styles.verse}>
      <h2>{title}</h2>
      {strophes.map((lines) => (
        <p key={lines.join()}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      ))}
    </section>
  ));
}
