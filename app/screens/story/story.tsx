import { Suspense } from "react";
import "../../styles/timeline.css";
import { Html } from "../../components/html/html.tsx";
import { PageMeta } from "../../components/page-meta.tsx";
import { resilientLazy } from "../../hydration/client-only.tsx";
import type storyProps from "./story.server.tsx";

type StoryProps = ReturnType<typeof storyProps>;

/* Few stories have any: the others do not load its styles (pipeline/render/bundle.ts). */
const StoryPictures = resilientLazy(() => import("./story-pictures.tsx"));

export const preload = ({ special }: StoryProps) => special && StoryPictures.preload();

/** Page read from beginning to end: story, church, statues, jubilee. */
export default function Story({ meta, html, gallery, special }: StoryProps) {
  return (
    <>
      <PageMeta {...meta} />
      <Html name="opening" html={html.opening} />
      <Html name="text" html={html.text} />
      <Suspense>{special && <StoryPictures gallery={gallery} mosaic={special.mosaic} />}</Suspense>
      <Html name="closing" html={html.closing} />
    </>
  );
}
