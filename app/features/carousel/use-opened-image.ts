import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "../../components/skip-link.tsx";
import type { CarouselImage } from "./carousel-images.ts";

/** The image that was opened last, and in which entry of the history. */
let opened: { key: string; photo: string } | undefined;

/**
 * For coming back from the viewer (docs/behaviour.md, "Carousel"): which of the images was opened from here, if one was,
 * and where to tell its button and the next one that is opened. The focus goes back to the button, unless the visitor
 * has moved it meanwhile.
 */
export function useOpenedImage(images: readonly CarouselImage[]) {
  const { key } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
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
