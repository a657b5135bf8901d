import type { PictureRecord } from "../../domain/pictures/picture-files.ts";
import { Html } from "../components/html/html.tsx";
import { PageMeta, type PageMetaProps } from "../components/page-meta.tsx";
import { PageGallery } from "../features/carousel/page-gallery.tsx";

export interface PageOfTextProps {
  meta: PageMetaProps;
  html: { opening: string; text: string; closing: string };
  gallery: readonly PictureRecord[];
}

/** What the kinds of pages that only have to be read have in common: an opening, a text, its pictures, its end. */
export function PageOfText({ meta, html, gallery }: PageOfTextProps) {
  return (
    <>
      <PageMeta {...meta} />
      <Html name="opening" html={html.opening} />
      <Html name="text" html={html.text} />
      <PageGallery pictures={gallery} />
      <Html name="closing" html={html.closing} />
    </>
  );
}
