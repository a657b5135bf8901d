import { Suspense } from "react";
import "../../styles/verse.css";
import type { MysteryGroup } from "../../../pipeline/markdown/verse/mystery-layout.ts";
import { Html } from "../../components/html/html.tsx";
import { PageMeta, type PageMetaProps } from "../../components/page-meta.tsx";
import { LetterSize, ReadingTools } from "../../features/reading-tools/reading-tools.tsx";
import { resilientLazy } from "../../hydration/client-only.tsx";

/* One page has it: the others do not load its script and styles (pipeline/render/bundle.ts). */
const RosaryGuide = resilientLazy(() => import("../../features/rosary/rosary-guide.tsx"));

export const preload = ({ special }: VerseProps) => special && RosaryGuide.preload();

export interface VerseProps {
  meta: PageMetaProps;
  html: { opening: string; text: string; closing: string };
  /** Classes for the layout of the text: numbered strophes or not, and its length on paper. */
  className: string;
  /** Mysteries of the Rosary, which no other text has. */
  special?: { kind: "rosary"; groups: readonly MysteryGroup[] } | undefined;
}

/** Hymn or prayer, as in a missal: the text, aids to prayer, then its picture and facts. */
export default function Verse({ meta, html, className, special }: VerseProps) {
  return (
    <>
      <PageMeta {...meta} />
      <Html name="opening" html={html.opening} />
      <LetterSize />
      <Suspense>{special && <RosaryGuide groups={special.groups} />}</Suspense>
      <Html name="text" html={html.text} className={className} />
      <ReadingTools />
      <Html name="closing" html={html.closing} />
    </>
  );
}
