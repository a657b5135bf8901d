/// <reference path="./heic-decode.d.ts" />
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { DRAWING_EXPECTED, unsafeParts } from "../../../pipeline/checks/drawings.ts";
import { NARROWEST_PHOTOGRAPH } from "../../../pipeline/checks/picture-checks.ts";
import { usedImages } from "../../../pipeline/images/image-references.ts";
import { encodePicture } from "../../../pipeline/images/picture-encoder.ts";
import { contentTypeOf } from "../../../server/content-types.ts";
import { DRAWING_POLICY } from "../../../server/policy.ts";
import { isInside, isPicturePath, NAME_EXPECTED } from "../content-path.ts";
import type { Desk } from "../desk.ts";
import { invalidPart } from "../refusals.ts";
import { currentContent } from "../saving/check-changes.ts";
import { Queue } from "../saving/queue.ts";

/** Lists the pictures of the content, and the uploads that no file names yet. */
export async function listPictures(desk: Desk) {
  const content = await currentContent(desk);
  const named = new Set(content && usedImages(content));
  return [...(content?.images ?? []), ...desk.uploads.list()]
    .sort()
    .map((file) => ({ file, isUsed: named.has(file) }));
}

/** Returns the path of a picture, in the content or among the uploads; undefined if there is none. */
function pictureFile({ content, uploads }: Desk, file: string): string | undefined {
  return [join(content, "images"), uploads.folder]
    .filter((folder) => isPicturePath(file) && isInside(folder, file))
    .map((folder) => join(folder, file))
    .find((path) => existsSync(path));
}

/** Serves a picture unchanged, with a policy by which a drawing runs no scripts; undefined if there is none. */
export function pictureResponse(desk: Desk, file: string): Response | undefined {
  const path = pictureFile(desk, file);
  if (!path) return undefined;
  return new Response(readFileSync(path) as BodyInit, {
    headers: {
      "Content-Type": contentTypeOf(path).type,
      "Content-Security-Policy": DRAWING_POLICY,
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "no-cache",
    },
  });
}

/**
 * Stores an upload, converted for the site, until a file that names it is saved; a name that is taken gets a number.
 * @throws RefusedError if it is not a picture, or is a drawing with unsafe parts
 */
export async function takePicture(desk: Desk, given: string, bytes: Buffer): Promise<string> {
  const { ending, ...ready } = await madeReady(given, bytes);
  if (ending !== "svg" && ready.width < NARROWEST_PHOTOGRAPH) {
    const expected = `una fotografia larga almeno ${NARROWEST_PHOTOGRAPH} punti: chiedete l’originale a chi l’ha scattata`;
    throw refused(given, "misure", `una fotografia larga ${ready.width} punti`, expected);
  }
  const base = given.replace(/\.\w*$/, "");
  for (let number = 1; ; number += 1) {
    const file = `${base}${number > 1 ? `-${number}` : ""}.${ending}`;
    if (!isPicturePath(file) || !isInside(join(desk.content, "images"), file)) {
      throw refused(given, "nome del file", `«${given}»`, NAME_EXPECTED);
    }
    const existing = pictureFile(desk, file);
    if (existing && !readFileSync(existing).equals(ready.bytes)) continue;
    if (!existing) {
      desk.uploads.add(file, ready.bytes);
      encodeAhead(file, ready.bytes);
    }
    return file;
  }
}

const encodings = new Queue();

/** Encodes a picture for the build's cache while its caption is written, since thirty take minutes when the site is published. */
function encodeAhead(file: string, bytes: Buffer): void {
  // One that fails is told by the build.
  void encodings.run(() => encodePicture({ file, bytes })).catch(() => {});
}

/** Maximum width of a photograph in the content, in pixels; wider ones are scaled down. */
const WIDEST = 2400;

const QUALITY = 85;

/** Converts a picture: a drawing stays as it is; a photograph is turned upright, scaled down, and loses its metadata. */
async function madeReady(file: string, bytes: Buffer) {
  if (bytes.length === 0) throw refused(file, "contenuto", "un file vuoto", "un’immagine");
  // sharp looks for a drawing in the first 1,000 bytes, and unpacks a gzipped one.
  const isPacked = bytes[0] === 0x1f;
  if (isPacked || /^\s*</.test(bytes.toString("utf8", 0, 1_000))) return drawing(file, bytes);
  try {
    const { format, compression } = await sharp(bytes).metadata();
    const isFromPhone = format === "heif" && compression === "hevc";
    const photograph = (isFromPhone ? await decoded(bytes) : sharp(bytes)).autoOrient();
    const fitting = photograph.resize({ width: WIDEST, withoutEnlargement: true });
    const ending = format === "png" ? "png" : "jpg";
    const made =
      ending === "png"
        ? fitting.png()
        : fitting.flatten({ background: "#fff" }).jpeg({ quality: QUALITY, mozjpeg: true });
    const { data, info } = await made.toBuffer({ resolveWithObject: true });
    return { bytes: data, ending, width: info.width };
  } catch {
    const expected = "una fotografia intera: mandatela di nuovo, meglio in formato .jpg";
    throw refused(file, "contenuto", "un file che non è un’immagine, o che è rovinato", expected);
  }
}

async function drawing(file: string, bytes: Buffer) {
  // Before it is parsed, since a drawing could exhaust the memory.
  const [unsafe] = unsafeParts(bytes.toString("utf8"));
  if (unsafe !== undefined) throw refused(file, "disegno", unsafe, DRAWING_EXPECTED);
  const { width } = await sharp(bytes).metadata();
  return { bytes, ending: "svg", width };
}

/** Decodes a telephone's photograph (HEIC), which sharp does not support. */
async function decoded(bytes: Buffer): Promise<Sharp> {
  const { default: decode } = await import("heic-decode");
  const { data, width, height } = await decode({ buffer: bytes });
  return sharp(data, { raw: { width, height, channels: 4 } });
}

const refused = (file: string, field: string, found: string, expected: string) =>
  invalidPart(`Immagine «${file}»`, `images/${file}`, field, found, expected);
