/** Files made from a picture of content/images. */
export interface PictureFiles {
  /** Path in content/images without the extension, and a hash of the inputs of the files. */
  name: string;
  /** Whether it is one SVG file, sharp at any size; otherwise it is bitmaps of several widths. */
  isVector: boolean;
  /** Dimensions of the largest file made of it. */
  width: number;
  height: number;
  /** Palette colour nearest to the picture as a whole, the placeholder until it has loaded. */
  ground: Ground;
  /** Part of a mosaic that the viewer goes to: it has a vector file too, fetched only there. */
  detail?: Detail | undefined;
}

/** Part of a mosaic, as its drawing names it. */
export interface Detail {
  /** Left, top, width and height, in shares of the picture's. */
  box: [x: number, y: number, width: number, height: number];
  /** Number of its tesserae, and of those of the whole mosaic. */
  tesserae: [own: number, all: number];
}

/** Picture of content/images as loaders give it to pages: short, because it is in the data of every page. */
export interface PictureRecord extends PictureFiles {
  /** Part to keep in view where the picture is cropped; none for the middle. */
  focus?: Focus | undefined;
  alt: string;
  caption?: string | undefined;
  /** Author; "Illustrazione" for a drawing. */
  credit: string;
}

/** Data needed to show a picture's thumbnail. */
export type Thumbnail = PictureFiles & Pick<PictureRecord, "focus">;

/** Placeholder colours of app/styles/tokens.css, by their names there. */
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

/** Width of the largest files; smaller pictures are never enlarged. */
export const LARGEST_WIDTH = 1600;

/**
 * Width of the smallest files: twice the CSS pixels of the splash page's header (14 rem), which a phone shows with the
 * Madonna; also the bitmaps cached for offline use.
 */
export const SMALLEST_WIDTH = 448;

/**
 * Widths of each format. A phone takes 720, or 1200 on a denser screen; a wide window 720, or 1600. WebP is for the few
 * browsers without AVIF.
 */
const widths: Record<PictureFormat, readonly number[]> = {
  avif: [SMALLEST_WIDTH, 720, 1200, LARGEST_WIDTH],
  webp: [800, LARGEST_WIDTH],
};

/** Returns the widths of a picture's files, given that of the largest. */
export function pictureWidths(format: PictureFormat, largest: number): number[] {
  return [...widths[format].filter((width) => width < largest), largest];
}

export function vectorAddress(name: string): string {
  return `/assets/pictures/${name}.svg`;
}

/** Returns the address of the vector file of a mosaic that is shown as bitmaps elsewhere. */
export function mosaicAddress(name: string): string {
  return `/assets/pictures/${name}.mosaic.svg`;
}

export const isMosaicAddress = (address: string): boolean => /\.mosaic\.svg$/.test(address);

export function bitmapAddress(name: string, format: PictureFormat, width: number): string {
  return `/assets/pictures/${name}.${width}.${format}`;
}

/** Returns the address of the file that every browser can show, at the size for a phone. */
export function plainAddress({ name, isVector, width }: PictureFiles): string {
  return isVector ? vectorAddress(name) : bitmapAddress(name, "webp", Math.min(800, width));
}

/** Side of a picture's thumbnail in pixels: twice its CSS size (thumbnail.module.css). */
export const THUMBNAIL_SIDE = 128;

/** Returns the address of a picture's thumbnail: a square around its focal point. */
export function thumbnailAddress(name: string, focus: Focus = "center center"): string {
  return `/assets/pictures/${name}.thumbnail-${focus.replace(" ", "-")}.avif`;
}

/** Returns the focal point of a thumbnail, from its address; undefined for other files. */
export function thumbnailFocus(address: string): Focus | undefined {
  const [, x, y] = /\.thumbnail-(left|center|right)-(top|center|bottom)\.avif$/.exec(address) ?? [];
  return x && y ? (`${x} ${y}` as Focus) : undefined;
}

/** Returns the address of a picture at its largest size, which every browser can show. */
export function fullAddress({ name, isVector, width }: PictureFiles): string {
  return isVector ? vectorAddress(name) : bitmapAddress(name, "webp", width);
}

/** Returns the bitmaps of a picture in one format, as the value of srcset. */
export function bitmapSet({ name, width }: PictureRecord, format: PictureFormat): string {
  return pictureWidths(format, width)
    .map((step) => `${bitmapAddress(name, format, step)} ${step}w`)
    .join(", ");
}
