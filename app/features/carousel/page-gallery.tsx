import { type RefObject, Suspense, useEffect, useRef } from "react";
import type { PictureRecord } from "../../../domain/pictures/picture-files.ts";
import { resilientLazy } from "../../hydration/client-only.tsx";
import { useHydrationTrigger, WhenNeeded } from "../../hydration/hydrate-on-interaction.tsx";
import styles from "./carousel.module.css";
import { imageOf } from "./carousel-images.ts";

const Carousel = resilientLazy(() => import("./carousel.tsx"));

interface PageGalleryProps {
  pictures: readonly PictureRecord[];
  autoplay?: boolean;
}

/**
 * The carousel of a page that has a gallery: whole in the prerendered page. Its scripts are fetched only where there is
 * one, and only once it is near the window (docs/decisions/0028-waiting-parts.md).
 */
export function PageGallery({ pictures, autoplay = false }: PageGalleryProps) {
  const place = useRef<HTMLDivElement>(null);
  const replayClick = useEarlyClick(place);
  const need = useHydrationTrigger(place);
  useNearWindow(place, need.arise);
  if (pictures.length === 0) return null;
  return (
    // The styles of the carousel are the page's: its scripts come later, and must not move it.
    <div ref={place} className={styles.place} data-waits="">
      <Suspense>
        <WhenNeeded need={need}>
          <Carousel
            label="Immagini"
            images={pictures.map(imageOf)}
            autoplay={autoplay}
            onReady={replayClick}
          />
        </WhenNeeded>
      </Suspense>
    </div>
  );
}

/** Calls back when a place is less than a window away. */
function useNearWindow(place: RefObject<HTMLElement | null>, onNear: () => void): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin: "100%" },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, onNear]);
}

/**
 * Keeps the last button pressed in a place whose scripts have not come: React stops such a click at the document.
 * Returns what presses it again, once.
 */
function useEarlyClick(place: RefObject<HTMLElement | null>): () => void {
  const pressed = useRef<HTMLElement | null>(null);
  const listening = useRef<AbortController | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    listening.current = controller;
    window.addEventListener(
      "click",
      ({ target }) => {
        const isHere = target instanceof Element && place.current?.contains(target);
        if (isHere) pressed.current = target.closest("button");
      },
      { capture: true, signal: controller.signal },
    );
    return () => controller.abort();
  }, [place]);

  return () => {
    listening.current?.abort();
    pressed.current?.click();
    pressed.current = null;
  };
}
