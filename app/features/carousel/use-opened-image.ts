import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { MAIN_ID } from "../../components/skip-link.tsx";
import type { CarouselImage } from "./carousel-images.ts";

/** Image opened last, and the key of its history entry. */
let opened: { key: string; photo: string | undefined } | undefined;

/**
 * Opens images in the viewer, and supports returning from it (docs/behaviour.md, "Carousel"): returns the image opened from
 * here, if any, and a ref for its button, which regains the focus, unless the visitor has moved it.
 */
export function useOpenedImage<Opener extends HTMLElement = HTMLButtonElement>(
  images: readonly CarouselImage[],
) {
  const { key } = useLocation();
  const navigate = useNavigate();
  const button = useRef<Opener>(null);
  const [position] = useState(() =>
    opened?.key === key ? images.findIndex(({ photo }) => photo === opened?.photo) : -1,
  );

  useEffect(() => {
    const focused = document.activeElement;
    const isFree = focused === document.body || focused?.id === MAIN_ID;
    if (position !== -1 && isFree) button.current?.focus({ preventScroll: true });
  }, [position]);

  return {
    position: position === -1 ? undefined : position,
    button,
    open(currentIndex: number, viewer = "/image_viewer") {
      opened = { key, photo: images[currentIndex]?.photo };
      navigate(viewer, { state: { images, currentIndex } });
    },
  };
}
