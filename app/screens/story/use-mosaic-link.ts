import { useLayoutEffect } from "react";
import { useNavigate } from "react-router";
import type { PictureRecord } from "../../../domain/pictures/picture-files.ts";
import { imageOf } from "../../features/carousel/carousel-images.ts";
import { useOpenedImage } from "../../features/carousel/use-opened-image.ts";
import { isPlainClick } from "../../navigation/follow-links.ts";

/**
 * Opens a mosaic in the viewer by the link on its picture, which without scripts leads to the file (docs/behaviour.md,
 * "Image viewer").
 */
export function useMosaicLink(picture: PictureRecord | undefined): void {
  const navigate = useNavigate();
  const images = picture ? [imageOf(picture)] : [];
  const { button, remember } = useOpenedImage<HTMLAnchorElement>(images);

  // A layout effect: the focus returns to the link in an effect.
  useLayoutEffect(() => {
    const [image] = images;
    const link = image && document.querySelector<HTMLAnchorElement>(`a[href="${image.photo}"]`);
    if (!link) return;
    function open(event: MouseEvent) {
      if (!image || !isPlainClick(event)) return;
      event.preventDefault();
      remember(image);
      navigate("/image_viewer", { state: { images, currentIndex: 0 } });
    }
    button.current = link;
    link.addEventListener("click", open);
    return () => link.removeEventListener("click", open);
  });
}
