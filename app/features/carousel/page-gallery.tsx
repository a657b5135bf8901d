import { type RefObject, Suspense, useEffect, useRef } from "react";
import type { PictureRecord } from "../../components/picture-files.ts";
import { patientPart } from "../../hydration/late-part.tsx";
import styles from "./carousel.module.css";
import { imageOf } from "./carousel-images.ts";

const Carousel = patientPart(() => import("./carousel.tsx"));

interface PageGalleryProps {
  pictures: readonly PictureRecord[];
  autoplay?: boolean;
}

/** The carousel of a page that has a gallery: whole in the prerendered page, its scripts fetched only where there is one. */
export function PageGallery({ pictures, autoplay = false }: PageGalleryProps) {
  const place = useRef<HTMLDivElement>(null);
  const replayClick = useEarlyClick(place);
  if (pictures.length === 0) return null;
  return (
    // The styles of the carousel are the page's: its scripts come later, and must not move it.
    <div ref={place} className={styles.place}>
      <Suspense>
        <Carousel
          label="Immagini"
          images={pictures.map(imageOf)}
          autoplay={autoplay}
          onReady={replayClick}
        />
      </Suspense>
    </div>
  );
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
