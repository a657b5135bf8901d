import "../styles/verse.css";
// The styles of what verse.server.tsx makes.
import "../components/facts.module.css";
import "../components/page-heading.module.css";
import "../components/page-notes.module.css";
import "../components/picture.module.css";
import { Html } from "../components/html.tsx";
import { PageMeta, type PageMetaProps } from "../components/page-meta.tsx";
import type { MysteryGroup } from "../content.server/mystery-layout.ts";
import { ReadingTools } from "../features/reading-tools/reading-tools.tsx";
import { RosaryGuide } from "../features/rosary/rosary-guide.tsx";

export interface VerseProps {
  meta: PageMetaProps;
  /** Missing while hydrating: the page holds it. */
  html?: { opening: string; text: string; closing: string };
  /** Whether the strophes have numbers. */
  isNumbered: boolean;
  /** The mysteries of the Rosary; other texts have none. */
  mysteries: readonly MysteryGroup[];
}

/** A hymn or a prayer: when it is said, the text with what helps to pray it, then what is known of it. */
export default function Verse({ meta, html, isNumbered, mysteries }: VerseProps) {
  const className = isNumbered ? "prose verse numbered" : "prose verse";
  return (
    <>
      <PageMeta {...meta} />
      <Html html={html?.opening} />
      <ReadingTools />
      {mysteries.length > 0 ? (
        <RosaryGuide html={html?.text} className={className} groups={mysteries} />
      ) : (
        <Html html={html?.text} className={className} />
      )}
      <Html html={html?.closing} />
    </>
  );
}
