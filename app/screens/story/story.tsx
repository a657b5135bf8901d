import { Suspense } from "react";
import "../../styles/timeline.css";
// Styles of the HTML made by story.server.tsx.
import "../../components/facts/facts.module.css";
import "../../components/neighbour-links/neighbour-links.module.css";
import "../../components/ornament/ornament.module.css";
import "../../components/page-notes/page-notes.module.css";
import "../../components/picture/picture.module.css";
import "../../components/section-pages/section-pages.module.css";
import "../../components/text-with-contents/text-with-contents.module.css";
import "../../components/thumbnail/thumbnail.module.css";
import "./story.module.css";
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
