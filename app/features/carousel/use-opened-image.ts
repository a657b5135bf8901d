import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { MAIN_ID } from "../../components/skip-link.tsx";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import type { CarouselImage } from "./carousel-images.ts";

/**
 * Opens images in the viewer, and supports returning from it (docs/behaviour.md, "Carousel"): returns the image that was
 * opened, which the history entry knows, and a ref for its button, which regains the focus unless the visitor has moved it.
 */
export function useOpenedImage<Opener extends HTMLElement = HTMLButtonElement>(
  images: readonly CarouselImage[],
) {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const button = useRef<Opener>(null);
  const [position] = useState(() =>
    isHydrated ? images.findIndex(({ photo }) => photo === window.history.state?.opened) : -1,
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
      const { history } = window;
      history.replaceState({ ...history.state, opened: images[currentIndex]?.photo }, "");
      navigate(viewer, { state: { images, currentIndex } });
    },
  };
}
