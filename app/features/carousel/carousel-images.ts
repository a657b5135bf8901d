import { fullAddress, type PictureRecord } from "../../../domain/pictures/picture-files.ts";

/** A picture of a carousel (docs/behaviour.md, "Carousel"). */
export interface CarouselImage {
  /** Its address, at the largest size there is. */
  photo: string;
  description: string;
  /** Where the build made it. */
  picture?: PictureRecord;
}

type Listed = string | { photo?: unknown; description?: unknown; picture?: PictureRecord };

/** Every shape in which a carousel takes its images (docs/behaviour.md, "Carousel"). */
export type CarouselInput = string | readonly Listed[] | { gallery: readonly Listed[] };

/** The images of any input, in their order; those without an address are left out. */
export function carouselImages(input: CarouselInput): CarouselImage[] {
  if (typeof input === "string") return toImage(input);
  return [...("gallery" in input ? input.gallery : input)].flatMap(toImage);
}

function toImage(item: Listed): CarouselImage[] {
  const { photo, description, picture }: Exclude<Listed, string> =
    typeof item === "string" ? { photo: item } : item;
  if (typeof photo !== "string" || photo.trim() === "") return [];
  return [
    {
      photo,
      description: typeof description === "string" ? description : "",
      ...(picture && { picture }),
    },
  ];
}

/** A picture that the build made, as an image of a carousel. */
export function imageOf(picture: PictureRecord): CarouselImage {
  return {
    photo: fullAddress(picture),
    description: picture.caption ?? picture.alt,
    picture,
  };
}

/** The position so many steps on from another, of so many; both ends wrap around. */
export function wrapAround(position: number, step: number, count: number): number {
  return (((position + step) % count) + count) % count;
}

/** Pixels that a finger must have moved, and more (docs/behaviour.md, "Carousel"). */
const SWIPE_THRESHOLD = 50;

/** The step that a swipe asks for: to the left the next, to the right the previous; none when it was too short. */
export function swipeStep(fromX: number, toX: number): 1 | 0 | -1 {
  if (Math.abs(toX - fromX) <= SWIPE_THRESHOLD) return 0;
  return toX < fromX ? 1 : -1;
}
