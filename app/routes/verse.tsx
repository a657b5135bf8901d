import "../styles/verse.css";
import { Facts } from "../components/facts.tsx";
import { IndexLink } from "../components/index-link.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageNotes } from "../components/page-notes.tsx";
import { Picture } from "../components/picture.tsx";
import { Prose } from "../components/prose.tsx";
import { loadContent } from "../content.server/content.ts";
import { addressOf, verseData } from "../content.server/page-data.ts";
import { withPictures } from "../content.server/pictures.ts";
import { ReadingTools } from "../features/reading-tools/reading-tools.tsx";
import { RosaryGuide } from "../features/rosary/rosary-guide.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/verse";

export async function loader({ url }: Route.LoaderArgs) {
  return withPictures(verseData(loadContent(), addressOf(url)));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData && pageMeta({ ...loaderData, section: loaderData.index.title });
}

/** A hymn or a prayer: when it is said, the text with what helps to pray it, then what is known of it. */
export default function Verse({ loaderData: verse }: Route.ComponentProps) {
  const isHymn = verse.index.title === "Inni";
  const className = verse.numbered ? "verse numbered" : "verse";
  return (
    <>
      <PageHeading section={verse.index.title} title={verse.title} summary={verse.summary} />
      {verse.when && (
        <Facts facts={[[isHymn ? "Quando si canta" : "Quando si recita", verse.when]]} />
      )}
      {verse.picture && <Picture picture={verse.picture} isLeading />}
      <ReadingTools />
      {verse.mysteries.length > 0 ? (
        <RosaryGuide html={verse.prose} className={className} groups={verse.mysteries} />
      ) : (
        <Prose html={verse.prose} className={className} />
      )}
      <Facts
        facts={[
          ["Origine", verse.origin],
          ["Autore", verse.author],
          ["Data", verse.year],
          ["Nota", verse.note],
          ["Diritti", verse.rights],
        ]}
      />
      <PageNotes sources={verse.sources} toConfirm={verse.toConfirm} />
      <IndexLink index={verse.index} />
    </>
  );
}
