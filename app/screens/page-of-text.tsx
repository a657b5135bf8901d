import type { ReactNode } from "react";
import { Suspense } from "react";
import type { PictureRecord } from "../../domain/pictures/picture-files.ts";
import { Html } from "../components/html/html.tsx";
import { PageMeta, type PageMetaProps } from "../components/page-meta.tsx";
import { resilientLazy } from "../hydration/client-only.tsx";

/** Few pages have one: the others do not load its scripts and styles. */
const PageGallery = resilientLazy(() => import("../features/carousel/page-gallery.tsx"));

export interface PageOfTextProps {
  meta: PageMetaProps;
  html: { opening: string; text: string; closing: string };
  gallery: readonly PictureRecord[];
}

/** Common layout of pages of text: an opening, whatever stands over the text, the text, its pictures, its closing. */
export function PageOfText({
  meta,
  html,
  gallery,
  children,
}: PageOfTextProps & { children?: ReactNode }) {
  return (
    <>
      <PageMeta {...meta} />
      <Html name="opening" html={html.opening} />
      {children}
      <Html name="text" html={html.text} />
      <Suspense>{gallery.length > 0 && <PageGallery pictures={gallery} />}</Suspense>
      <Html name="closing" html={html.closing} />
    </>
  );
}
