import sharp from "sharp";
import {
  type Focus,
  type Ground,
  grounds,
  type PictureFiles,
  type PictureRecord,
} from "../../domain/pictures/picture-files.ts";
import type { CommonFields } from "../read/entry.ts";
import type { PictureFields } from "../schemas/shared.ts";
import { keptData } from "./build-cache.ts";
import { pictureName } from "./picture-encoder.ts";
import {
  hashOf,
  largestSize,
  type PictureSource,
  rasterise,
  readPicture,
} from "./picture-source.ts";
import { detailOf, vectorDrawing } from "./vector-drawing.ts";

export type ReferencesImages = Pick<CommonFields, "picture" | "figures" | "gallery">;

/** Replaces the picture fields that editors wrote with full picture records. */
export async function withPictures<Data extends ReferencesImages>(data: Data) {
  const { picture, figures = [], gallery = [], ...rest } = data;
  return {
    ...rest,
    picture: picture && (await pictureRecord(picture)),
    figures: await Promise.all(figures.map(pictureRecord)),
    gallery: await Promise.all(gallery.map(pictureRecord)),
  };
}

/** Does the same for data with a single picture, such as an entry of an index. */
export async function withPicture<Data extends Pick<ReferencesImages, "picture">>(data: Data) {
  return { ...data, picture: data.picture && (await pictureRecord(data.picture)) };
}

/** Returns the files of a picture in content/images, with its dimensions and placeholder colour. */
export async function pictureFilesOf(file: string): Promise<PictureFiles> {
  const source = await readPicture(file);
  const detail = detailOf(source);
  return {
    name: pictureName(source),
    isVector: (await vectorDrawing(source)) !== undefined,
    ...(await looksOf(source)),
    // The mean of a mosaic is the brown of its mortar.
    ...(detail && { detail, ground: "gold-lit" as const }),
  };
}

/** Returns everything a page needs to show a picture of content/images. */
export async function pictureRecord({
  file,
  focus,
  ...words
}: PictureFields): Promise<PictureRecord> {
  const point = focus === undefined ? undefined : focusOf(focus);
  return { ...(await pictureFilesOf(file)), focus: point, ...words };
}

/** The placeholder colours, and the width in pixels to which a picture is reduced to compute its mean colour. */
const looksSettings = { grounds, side: 64 };

/** Returns the dimensions and placeholder colour of a picture; cached, as they are slow to compute for a mosaic. */
function looksOf(source: PictureSource) {
  return keptData(`${hashOf(source, looksSettings)}.looks.json`, async () => ({
    ...(await largestSize(source)),
    ground: await groundOf(source),
  }));
}

/** Returns the placeholder colour closest to the picture's mean colour. */
async function groundOf(source: PictureSource): Promise<Ground> {
  // Reduced first: sharp's stats() describe the input, not the result of the pipeline.
  const small = await rasterise(source, looksSettings.side).png().toBuffer();
  const { channels } = await sharp(small).stats();
  const mean = channels.map((channel) => channel.mean);
  const distance = (ink: string) =>
    mean.reduce((sum, value, index) => sum + (value - channelOf(ink, index)) ** 2, 0);
  const names = Object.keys(grounds) as Ground[];
  return names.reduce((nearest, name) =>
    distance(grounds[name]) < distance(grounds[nearest]) ? name : nearest,
  );
}

/** Returns one channel of a colour written as #rrggbb. */
const channelOf = (colour: string, index: number) =>
  Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16);

/** Maps a focal point such as "50% 40%" to one of nine areas, so that a class can express it instead of an inline style. */
export function focusOf(point: string): Focus {
  const [x = 50, y = 50] = point.split(" ").map(Number.parseFloat);
  const third = <const Name extends string>(share: number, names: readonly [Name, Name, Name]) =>
    names[share < 34 ? 0 : share > 66 ? 2 : 1];
  return `${third(x, ["left", "center", "right"])} ${third(y, ["top", "center", "bottom"])}`;
}
