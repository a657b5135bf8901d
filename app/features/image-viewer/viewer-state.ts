import { isOwnAddress } from "../../security/own-address.ts";
import {
  type CarouselImage,
  type CarouselInput,
  carouselImages,
} from "../carousel/carousel-images.ts";

/** State of a fullscreen viewer (docs/public-names.md, "Document"). */
export interface ViewerState {
  images: CarouselImage[];
  currentIndex: number;
}

/** Parses the untrusted navigation state of a viewer; undefined when it contains no image of this site. */
export function parseViewerState(state: unknown): ViewerState | undefined {
  if (typeof state !== "object" || state === null || !("images" in state)) return undefined;
  const all = isInput(state.images) ? carouselImages(state.images) : [];
  const images = all.filter(({ photo }) => isOwnAddress(photo));
  if (images.length === 0) return undefined;
  const index = "currentIndex" in state ? state.currentIndex : 0;
  const isPosition = Number.isInteger(index) && Number(index) >= 0 && Number(index) < images.length;
  return { images, currentIndex: isPosition ? Number(index) : 0 };
}

/** Returns whether a value has one of a carousel's input shapes; entries that are no images are dropped later. */
function isInput(value: unknown): value is CarouselInput {
  if (typeof value === "string") return true;
  const list =
    typeof value === "object" && value !== null && "gallery" in value ? value.gallery : value;
  return Array.isArray(list) && list.every((item) => item !== null && item !== undefined);
}
