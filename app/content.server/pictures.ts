import {
  type Focus,
  type Ground,
  grounds,
  type PictureRecord,
} from "../components/picture-files.ts";
import { pictureName } from "./picture-encoder.ts";
import { largestSize, type PictureSource, rasterise, readPicture } from "./picture-source.ts";
import type { PictureFields } from "./schemas.ts";

interface NamesPictures {
  picture?: PictureFields | undefined;
  gallery?: PictureFields[] | undefined;
}

/** A loader's data with the records of its pictures in the place of what the editors wrote. */
export async function withPictures<Data extends NamesPictures>(data: Data) {
  return {
    ...data,
    picture: data.picture && (await pictureRecord(data.picture)),
    gallery: await Promise.all((data.gallery ?? []).map(pictureRecord)),
  };
}

/** What a page needs to show a picture of content/images. */
export async function pictureRecord({
  file,
  alt,
  caption,
  credit,
  focus,
}: PictureFields): Promise<PictureRecord> {
  const source = await readPicture(file);
  return {
    name: pictureName(source),
    ...(await largestSize(source)),
    ground: await groundOf(source),
    focus: focus === undefined ? undefined : focusOf(focus),
    alt,
    caption,
    credit,
  };
}

/** The ink nearest to the mean of all colours of the picture. */
async function groundOf(source: PictureSource): Promise<Ground> {
  const { channels } = await rasterise(source, 64).stats();
  const mean = channels.map((channel) => channel.mean);
  const distance = (ink: string) =>
    mean.reduce((sum, value, index) => sum + (value - channelOf(ink, index)) ** 2, 0);
  const names = Object.keys(grounds) as Ground[];
  return names.reduce((nearest, name) =>
    distance(grounds[name]) < distance(grounds[nearest]) ? name : nearest,
  );
}

/** Red, green or blue of a colour written as #rrggbb. */
const channelOf = (colour: string, index: number) =>
  Number.parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16);

/** A point such as "50% 40%" as the ninth of the picture it is in: a class can say that, and no style has to. */
export function focusOf(point: string): Focus {
  const [x = 50, y = 50] = point.split(" ").map(Number.parseFloat);
  const third = <const Name extends string>(share: number, names: readonly [Name, Name, Name]) =>
    names[share < 34 ? 0 : share > 66 ? 2 : 1];
  return `${third(x, ["left", "center", "right"])} ${third(y, ["top", "center", "bottom"])}`;
}
