import { Suspense } from "react";
import "../../styles/timeline.css";
import type { PictureRecord } from "../../../domain/pictures/picture-files.ts";
import { Html } from "../../components/html/html.tsx";
import { PageMeta } from "../../components/page-meta.tsx";
import { resilientLazy } from "../../hydration/client-only.tsx";
import type { PageOfTextProps } from "../page-of-text.tsx";
import { useMosaicLink } from "./use-mosaic-link.ts";

/* Few stories have one: the others do not load its styles (pipeline/render/bundle.ts). */
const StoryGallery = resilientLazy(() => import("./story-gallery.ts"));

export interface StoryProps extends PageOfTextProps {
  special: { kind: "gallery" } | undefined;
  /** The picture of its opening, if that is a mosaic that can be entered. */
  mosaic: PictureRecord | undefined;
}

/** Page read from beginning to end: story, church, statues, jubilee. */
export default function Story({ meta, html, gallery, special, mosaic }: StoryProps) {
  useMosaicLink(mosaic);
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
