import { internalLinkAround } from "../../navigation/internal-link.ts";

/** In milliseconds. */
const DURATION = 350;

/** Milliseconds after which nobody remembers where a print was. */
const TIMEOUT = 1_000;

/** A place in the window, in CSS pixels. */
export type Place = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** The picture in a link that was followed. */
export interface FollowedPicture {
  place: Place;
  /** The file that was shown of it. */
  file: string;
  /** When that was, in milliseconds of the same clock as `now` below. */
  time: number;
}

/** Which picture a file of content/images belongs to, whatever its size; undefined for other files. */
export function pictureOf(file: string): string | undefined {
  return /\/assets\/pictures\/[^.]+\.\w+/.exec(file)?.[0];
}

/**
 * From where a picture of the new page grows out of the one that was followed: over the middle of that, and as high.
 * @returns a CSS transform; undefined if it is out of the window, or came too late
 */
export function growthFrom(
  { place, time }: FollowedPicture,
  picture: Place,
  windowHeight: number,
  now: number,
): string | undefined {
  const isSeen = picture.height > 0 && picture.top >= 0 && picture.top < windowHeight;
  if (!isSeen || now - time > TIMEOUT) return undefined;
  const x = place.left - picture.left + (place.width - picture.width) / 2;
  const y = place.top - picture.top + (place.height - picture.height) / 2;
  return `translate(${x}px, ${y}px) scale(${place.height / picture.height})`;
}

/** The picture of the link that a click follows: in the same entry of a list, or in the link itself. */
export function followedPicture({ target, timeStamp }: MouseEvent): FollowedPicture | undefined {
  const link = internalLinkAround(target)?.element;
  const image = (link?.closest("li") ?? link)?.querySelector("img");
  return image
    ? { place: image.getBoundingClientRect(), file: image.currentSrc, time: timeStamp }
    : undefined;
}

/**
 * Lets the picture that was followed grow into the same one of the new page, if that shows it. The first that is shown
 * is taken: a hymn has a small print beside its title in narrow windows, and the picture there in wide ones.
 */
export function growPicture(page: Element, followed: FollowedPicture): void {
  const name = pictureOf(followed.file);
  const picture = [...page.querySelectorAll("img")].find(
    (image) =>
      name && pictureOf(image.src) === name && !image.closest("a") && image.offsetHeight > 0,
  );
  if (!picture) return;
  const place = picture.getBoundingClientRect();
  const from = growthFrom(followed, place, window.innerHeight, performance.now());
  if (!from) return;
  const timing = { duration: DURATION, easing: "ease-out" };
  picture.animate({ transform: [from, "none"] }, timing);
  // The file of the new page is still on its way.
  const print = `url("${followed.file}") center / auto 100% no-repeat`;
  picture.animate({ background: [print, print] }, timing);
}
