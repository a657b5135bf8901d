import { Suspense } from "react";
import "../../styles/verse.css";
import { Html } from "../../components/html/html.tsx";
import { PageMeta } from "../../components/page-meta.tsx";
import { LetterSize, ReadingTools } from "../../features/reading-tools/reading-tools.tsx";
import { resilientLazy } from "../../hydration/client-only.tsx";
import type verseProps from "./verse.server.tsx";

type VerseProps = ReturnType<typeof verseProps>;

/* One page has it: the others do not load its script and styles (pipeline/render/bundle.ts). */
const RosaryGuide = resilientLazy(() => import("../../features/rosary/rosary-guide.tsx"));

export const preload = ({ special }: VerseProps) => special && RosaryGuide.preload();

/** Hymn or prayer, as in a missal: the text, aids to prayer, then its picture and facts. */
export default function Verse({ meta, html, className, special }: VerseProps) {
  return (
    <>
      <PageMeta {...meta} />
      <Html name="opening" html={html.opening} />
      <LetterSize />
      <Suspense>{special && <RosaryGuide />}</Suspense>
      <Html name="text" html={html.text} className={className} />
      <ReadingTools />
      <Html name="closing" html={html.closing} />
    </>
  );
}
