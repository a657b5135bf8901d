/** Duration in milliseconds. */
const DURATION = 350;

/** Milliseconds after which the position of a thumbnail is forgotten. */
const TIMEOUT = 1_000;

/** Position and size in the window, in CSS pixels. */
export type Bounds = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** Picture in a link that was followed. */
export interface FollowedPicture {
  place: Bounds;
  /** File from which it was shown. */
  file: string;
  /** Time of the click, in milliseconds of the same clock as `now` below. */
  time: number;
}

/** Returns the picture of content/images that a file belongs to, whatever its size; undefined for other files. */
export function pictureOf(file: string): string | undefined {
  return /\/assets\/pictures\/[^.]+\.\w+/.exec(file)?.[0];
}

/** Returns the transform of a picture that grows from the one followed; undefined out of view, or if it came too late. */
export function growthFrom(
  { place, time }: FollowedPicture,
  picture: Bounds,
  windowHeight: number,
  now: number,
): string | undefined {
  const isSeen = picture.height > 0 && picture.top >= 0 && picture.top < windowHeight;
  if (!isSeen || now - time > TIMEOUT) return undefined;
  const x = place.left - picture.left + (place.width - picture.width) / 2;
  const y = place.top - picture.top + (place.height - picture.height) / 2;
  return `translate(${x}px, ${y}px) scale(${place.height / picture.height})`;
}

/** Returns the picture of a link that is followed: in the same entry of a list, or in the link itself. */
export function followedPicture(link: Element, time: number): FollowedPicture | undefined {
  const image = (link.closest("li") ?? link).querySelector("img");
  return image ? { place: image.getBoundingClientRect(), file: image.currentSrc, time } : undefined;
}

/**
 * Animates the picture that was followed into the same one on the new page, if that shows it. The first visible one counts:
 * a hymn has a thumbnail beside its title in narrow windows, and the picture there in wide ones.
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
  // The file of the new page is still loading.
  const print = `url("${followed.file}") center / auto 100% no-repeat`;
  picture.animate({ background: [print, print] }, timing);
}
