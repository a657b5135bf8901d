import { fillFigures } from "../../../pipeline/markdown/shortcodes.ts";
import { PageHeading } from "../../components/page-heading/page-heading.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { ThumbnailImage } from "../../components/thumbnail/thumbnail.tsx";
import { Facts } from "../../page-components/facts/facts.tsx";
import { closingInIndex } from "../closing.server.tsx";
import { creditOnce } from "../figures.server.tsx";
import { markup } from "../markup.server.ts";
import type { VerseData } from "./data.server.ts";

/** Labels for the time of a text: a hymn is sung, a prayer said. */
const WHEN = { hymns: "Quando si canta", prayers: "Quando si recita" } as const;

/** Returns the props of a hymn or a prayer: the text first, then its picture and facts. */
export default function verseProps(verse: VerseData) {
  const { title, summary, address, index, languages } = verse;
  const credited = creditOnce();
  const picture = verse.picture && credited(verse.picture);
  const figures = verse.figures.map(credited);
  const meta = { title, section: index.title, summary, address };
  return {
    meta,
    html: {
      opening: markup(
        <>
          {picture && <ThumbnailImage picture={picture} />}
          <PageHeading {...meta} />
          {languages.length > 1 && (
            <nav aria-label="Lingue" className="languages">
              {languages.map(({ id, text }) => (
                <a key={id} href={`#${id}`}>
                  {text}
                </a>
              ))}
            </nav>
          )}
        </>,
      ),
      text: fillFigures(verse.html, (key) => {
        const figure = figures[Number(key) - 1];
        return figure ? markup(<Picture picture={figure} />) : "";
      }),
      closing:
        markup(
          <>
            {picture && <Picture picture={picture} />}
            <Facts
              facts={[
                [WHEN[verse.collection], verse.when],
                ["Origine", verse.origin],
                ["Autore", verse.author],
                ["Data", verse.year],
                ["Nota", verse.note],
                ["Diritti", verse.rights],
              ]}
            />
          </>,
        ) + closingInIndex(verse),
    },
    // For the layout of the text: numbered strophes or not, and its length on paper.
    className: ["prose verse text", verse.numbered && "numbered", verse.lengthOnPaper]
      .filter(Boolean)
      .join(" "),
    special: verse.mysteries.length > 0 ? { kind: "rosary" } : undefined,
  };
}
