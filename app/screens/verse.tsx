import "../styles/verse.css";
// The styles of what verse.server.tsx makes.
import "../components/facts.module.css";
import "../components/neighbour-links.module.css";
import "../components/page-heading.module.css";
import "../components/page-notes.module.css";
import "../components/picture.module.css";
import "../components/thumbnail.module.css";
import type { MysteryGroup } from "../../pipeline/markdown/mystery-layout.ts";
import { Html } from "../components/html.tsx";
import { PageMeta, type PageMetaProps } from "../components/page-meta.tsx";
import { LetterSize, ReadingTools } from "../features/reading-tools/reading-tools.tsx";
import { RosaryGuide } from "../features/rosary/rosary-guide.tsx";

export interface VerseProps {
  meta: PageMetaProps;
  html: { opening: string; text: string; closing: string };
  /** How the text is set: whether its strophes have numbers, and how long it is on paper. */
  className: string;
  /** The mysteries of the Rosary; other texts have none. */
  mysteries: readonly MysteryGroup[];
}

/** A hymn or a prayer, as in a missal: the text, what helps to pray it, then its picture and what is known of it. */
export default function Verse({ meta, html, className, mysteries }: VerseProps) {
  return (
    <>
      <PageMeta {...meta} />
      <Html name="opening" html={html.opening} />
      <LetterSize />
      {mysteries.length > 0 ? (
        <RosaryGuide html={html.text} className={className} groups={mysteries} />
      ) : (
        <Html name="text" html={html.text} className={className} />
      )}
      <ReadingTools />
      <Html name="closing" html={html.closing} />
    </>
  );
}
