import { lazy, Suspense } from "react";
import type { PictureRecord } from "../../components/picture-files.ts";
// Its styles are the page's: the carousel's own scripts come later, and must not move it.
import "./carousel.module.css";
import { imageOf } from "./carousel-images.ts";

const Carousel = lazy(() => import("./carousel.tsx"));

interface PageGalleryProps {
  pictures: readonly PictureRecord[];
  autoplay?: boolean;
}

/** The carousel of a page that has a gallery: whole in the prerendered page, its scripts fetched only where there is one. */
export function PageGallery({ pictures, autoplay = false }: PageGalleryProps) {
  if (pictures.length === 0) return null;
  return (
    <Suspense>
      <Carousel label="Immagini" images={pictures.map(imageOf)} autoplay={autoplay} />
    </Suspense>
  );
}
