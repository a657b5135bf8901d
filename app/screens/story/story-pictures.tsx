import { useLayoutEffect } from "react";
import type { PictureRecord } from "../../../domain/pictures/picture-files.ts";
import { imageOf } from "../../features/carousel/carousel-images.ts";
import PageGallery from "../../features/carousel/page-gallery.tsx";
import { useOpenedImage } from "../../features/carousel/use-opened-image.ts";
import { isPlainClick } from "../../navigation/follow-links.ts";

interface StoryPicturesProps {
  gallery: readonly PictureRecord[];
  /** The picture of the opening, if it is a mosaic that can be entered. */
  mosaic: PictureRecord | undefined;
}

/**
 * Pictures of a story that open in the viewer; a module of its own, so that few stories load its styles. A mosaic opens by a
 * press on it or on the link below it, which without scripts leads to the file (docs/behaviour.md, "Image viewer").
 */
export default function StoryPictures({ gallery, mosaic }: StoryPicturesProps) {
  const images = mosaic ? [imageOf(mosaic)] : [];
  const { button, open: openViewer } = useOpenedImage<HTMLAnchorElement>(images);

  // A layout effect: the focus returns to the link in an effect.
  useLayoutEffect(() => {
    const [image] = images;
    const link = image && document.querySelector<HTMLAnchorElement>(`a[href="${image.photo}"]`);
    const shown = link?.closest("figure")?.querySelector("img");
    if (!link || !shown) return;
    function open(event: MouseEvent) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      openViewer(0);
    }
    button.current = link;
    shown.style.cursor = "zoom-in";
    link.addEventListener("click", open);
    shown.addEventListener("click", open);
    return () => {
      link.removeEventListener("click", open);
      shown.removeEventListener("click", open);
    };
  });

  return <PageGallery pictures={gallery} />;
}
