import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "../../components/skip-link.tsx";
import type { CarouselImage } from "./carousel-images.ts";

/** Image opened last, and the key of its history entry. */
let opened: { key: string; photo: string } | undefined;

/**
 * Supports returning from the viewer (docs/behaviour.md, "Carousel"): returns the image opened from here, if any, a ref for
 * its button, and a function to record the next one. The button regains the focus, unless the visitor has moved it.
 */
export function useOpenedImage<Opener extends HTMLElement = HTMLButtonElement>(
  images: readonly CarouselImage[],
) {
  const { key } = useLocation();
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
    remember: ({ photo }: CarouselImage) => {
      opened = { key, photo };
    },
  };
}
