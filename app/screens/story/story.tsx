import { Suspense } from "react";
import "../../styles/timeline.css";
import { Html } from "../../components/html/html.tsx";
import { PageMeta } from "../../components/page-meta.tsx";
import { resilientLazy } from "../../hydration/client-only.tsx";
import type { PageOfTextProps } from "../page-of-text.tsx";

/* Few stories have one: the others do not load its styles (pipeline/render/bundle.ts). */
const StoryGallery = resilientLazy(() => import("./story-gallery.ts"));

export interface StoryProps extends PageOfTextProps {
  special: { kind: "gallery" } | undefined;
}

/** Page read from beginning to end: story, church, statues, jubilee. */
export default function Story({ meta, html, gallery, special }: StoryProps) {
  return (
    <>
      <PageMeta {...meta} />
      <Html name="opening" html={html.opening} />
      <Html name="text" html={html.text} />
      <Suspense>{special && <StoryGallery pictures={gallery} />}</Suspense>
      <Html name="closing" html={html.closing} />
    </>
  );
}
