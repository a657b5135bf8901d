import { Suspense, useEffect, useRef } from "react";
import type { PictureRecord } from "../../../domain/pictures/picture-files.ts";
import { resilientLazy } from "../../hydration/client-only.tsx";
import { replayClick } from "../../hydration/event-replay.ts";
import { useHydrationTrigger, WhenNeeded } from "../../hydration/hydrate-on-interaction.tsx";
import styles from "./carousel.module.css";
import { imageOf } from "./carousel-images.ts";

const Carousel = resilientLazy(() => import("./carousel.tsx"));

interface PageGalleryProps {
  pictures: readonly PictureRecord[];
  autoplay?: boolean;
}

/** Renders the carousel of a page, prerendered; scripts come once it is near (docs/decisions/0028-waiting-parts.md). */
export default function PageGallery({ pictures, autoplay = false }: PageGalleryProps) {
  const place = useRef<HTMLDivElement>(null);
  const need = useHydrationTrigger(place);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) need.arise();
      },
      { rootMargin: "100%" },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [need.arise]);

  if (pictures.length === 0) return null;
  return (
    // The carousel's styles come with the page: its scripts arrive later, and must not shift the layout.
    <div ref={place} className={styles.place} data-waits="">
      <Suspense>
        <WhenNeeded need={need}>
          <Carousel
            label="Immagini"
            images={pictures.map(imageOf)}
            autoplay={autoplay}
            onReady={() => place.current && replayClick(place.current)}
          />
        </WhenNeeded>
      </Suspense>
    </div>
  );
}
