import { fieldsOf } from "../../../domain/untrusted.ts";
import { type CarouselImage, ownImages } from "../carousel/carousel-images.ts";

/** State of a fullscreen viewer (docs/public-names.md, "Document"). */
export interface ViewerState {
  images: CarouselImage[];
  currentIndex: number;
}

/** Parses the untrusted navigation state of a viewer; undefined when it contains no image of this site. */
export function parseViewerState(state: unknown): ViewerState | undefined {
  const fields = fieldsOf(state);
  const images = ownImages(fields.images);
  if (images.length === 0) return undefined;
  const index = fields.currentIndex;
  return { images, currentIndex: typeof index === "number" && images[index] ? index : 0 };
}
