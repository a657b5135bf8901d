/** The files that are made of a picture of content/images. */
export interface PictureFiles {
  /** Path in content/images without the extension, and a hash of what the files are made from. */
  name: string;
  /** Whether it is one SVG file, sharp at any size; otherwise it is bitmaps of several widths. */
  isVector: boolean;
  /** Measures of the largest file made of it. */
  width: number;
  height: number;
  /** The ink nearest to the picture as a whole, shown until it has arrived. */
  ground: Ground;
}

/** A picture of content/images as loaders give it to pages: short, because it is in the data of every page. */
export interface PictureRecord extends PictureFiles {
  /** The part to keep in view where the picture is cropped; none for the middle. */
  focus?: Focus | undefined;
  alt: string;
  caption?: string | undefined;
  /** Who made it; "Illustrazione" for a drawing. */
  credit: string;
}

/** What has to be known of a picture to show its small print. */
export type Thumbnail = PictureFiles & Pick<PictureRecord, "focus">;

/** Inks of app/styles/tokens.css, by their names there. */
export const grounds = {
  paper: "#f7f2e8",
  hairline: "#d9cfba",
  "mantle-lit": "#9db8ee",
  mantle: "#1f3f7a",
  "gold-lit": "#dcb863",
  beech: "#8a4526",
  night: "#0e1522",
} as const;

export type Ground = keyof typeof grounds;

export type Focus = `${"left" | "center" | "right"} ${"top" | "center" | "bottom"}`;

export type PictureFormat = "avif" | "webp";

/** The largest files; smaller pictures are never enlarged. */
export const LARGEST_WIDTH = 1600;

/**
 * The smallest files: two pixels for each point of the head of the threshold (14 rem), which a phone shows with the
 * Madonna; and what is kept of bitmaps for when there is no network.
 */
export const SMALLEST_WIDTH = 448;

/**
 * The widths each format is made in. A phone takes 720, or 1200 where its screen is finer; a wide window 720, or 1600.
 * WebP is for the few browsers that do not know AVIF.
 */
const widths: Record<PictureFormat, readonly number[]> = {
  avif: [SMALLEST_WIDTH, 720, 1200, LARGEST_WIDTH],
  webp: [800, LARGEST_WIDTH],
};

/** The widths of the files of a picture whose largest is so wide. */
export function pictureWidths(format: PictureFormat, largest: number): number[] {
  return [...widths[format].filter((width) => width < largest), largest];
}

/** The address of the one file of a picture that is a vector. */
export function vectorAddress(name: string): string {
  return `/assets/pictures/${name}.svg`;
}

/** The address of one of the bitmaps of a picture. */
export function bitmapAddress(name: string, format: PictureFormat, width: number): string {
  return `/assets/pictures/${name}.${width}.${format}`;
}

/** The address of the file that every browser can show, of the size for a phone. */
export function plainAddress({ name, isVector, width }: PictureFiles): string {
  return isVector ? vectorAddress(name) : bitmapAddress(name, "webp", Math.min(800, width));
}

/** The side of the small print of a picture, in pixels: two for each point of its place (thumbnail.module.css). */
export const THUMBNAIL_SIDE = 128;

/** The address of the small print of a picture: a square around its focal point. */
export function thumbnailAddress(name: string, focus: Focus = "center center"): string {
  return `/assets/pictures/${name}.thumbnail-${focus.replace(" ", "-")}.avif`;
}

/** What the small print of a picture is cropped to, by its address; undefined for other files. */
export function thumbnailFocus(address: string): Focus | undefined {
  const [, x, y] = /\.thumbnail-(left|center|right)-(top|center|bottom)\.avif$/.exec(address) ?? [];
  return x && y ? (`${x} ${y}` as Focus) : undefined;
}

/** The address of a picture at the largest size there is, which every browser can show. */
export function fullAddress({ name, isVector, width }: PictureFiles): string {
  return isVector ? vectorAddress(name) : bitmapAddress(name, "webp", width);
}

/** The bitmaps of a picture in one format, as a browser chooses among them: the value of srcset. */
export function bitmapSet({ name, width }: PictureRecord, format: PictureFormat): string {
  return pictureWidths(format, width)
    .map((step) => `${bitmapAddress(name, format, step)} ${step}w`)
    .join(", ");
}
