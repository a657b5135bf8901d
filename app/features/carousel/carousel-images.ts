import {
  fullAddress,
  mosaicAddress,
  type PictureRecord,
} from "../../../domain/pictures/picture-files.ts";
import { fieldsOf } from "../../../domain/untrusted.ts";
import { isOwnAddress } from "../../security/own-address.ts";

/** Image of a carousel (docs/behaviour.md, "Carousel"). */
export interface CarouselImage {
  /** Address of the largest size. */
  photo: string;
  description: string;
  /** Record of the picture, if the build made it. */
  picture?: PictureRecord;
}

/** Normalises any input to a list of images, in order; drops those without an address (docs/behaviour.md, "Carousel"). */
export function carouselImages(input: unknown): CarouselImage[] {
  const { gallery = input } = fieldsOf(input);
  return [gallery].flat().flatMap(toImage);
}

/** Returns the images of an untrusted input that are this site's own. */
export function ownImages(input: unknown): CarouselImage[] {
  return carouselImages(input).filter(({ photo }) => isOwnAddress(photo));
}

function toImage(item: unknown): CarouselImage[] {
  const { photo = item, description, picture } = fieldsOf(item);
  if (typeof photo !== "string" || photo.trim() === "") return [];
  return [
    {
      photo,
      description: typeof description === "string" ? description : "",
      ...(picture ? { picture: picture as PictureRecord } : {}),
    },
  ];
}

export function imageOf(picture: PictureRecord): CarouselImage {
  return {
    photo: picture.detail ? mosaicAddress(picture.name) : fullAddress(picture),
    description: picture.caption ?? picture.alt,
    picture,
  };
}

/** Returns the position that is `step` further on, out of `count`; wraps around at both ends. */
export function wrapAround(position: number, step: number, count: number): number {
  return (((position + step) % count) + count) % count;
}
