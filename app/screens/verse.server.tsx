import { Facts } from "../components/facts.tsx";
import { IndexLink } from "../components/index-link.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageNotes } from "../components/page-notes.tsx";
import { Picture } from "../components/picture.tsx";
import type { PageDataOf } from "../content.server/page-data.ts";
import { markup } from "./markup.server.ts";
import type { VerseProps } from "./verse.tsx";

/** How the time of a text is called: a hymn is sung, a prayer said. */
const WHEN = { hymns: "Quando si canta", prayers: "Quando si recita" } as const;

/** What the screen of a hymn or a prayer is given. */
export function verseProps(verse: PageDataOf<"hymns" | "prayers">): VerseProps {
  const { title, summary, address, card, index } = verse;
  return {
    meta: { title, section: index.title, summary, address, card },
    html: {
      opening: markup(
        <>
          <PageHeading section={index.title} title={title} summary={summary} />
          <Facts facts={[[WHEN[verse.kind], verse.when]]} />
          {verse.picture && <Picture picture={verse.picture} isLeading />}
        </>,
      ),
      text: verse.html,
      closing: markup(
        <>
          <Facts
            facts={[
              ["Origine", verse.origin],
              ["Autore", verse.author],
              ["Data", verse.year],
              ["Nota", verse.note],
              ["Diritti", verse.rights],
            ]}
          />
          <PageNotes sources={verse.sources} />
          <IndexLink index={index} />
        </>,
      ),
    },
    isNumbered: verse.numbered,
    mysteries: verse.mysteries,
  };
}
