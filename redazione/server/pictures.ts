import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { namedPictures } from "../../app/content.server/named-pictures.ts";
import { unsafeParts } from "../../scripts/content-check/unsafe-svg.ts";
import { contentTypeOf } from "../../server/content-types.ts";
import { DRAWING_POLICY } from "../../server/policy.ts";
import type { PictureFile } from "../api.ts";
import { isInside, isPicturePath } from "./content-path.ts";
import { currentContent } from "./current-content.ts";
import type { Desk } from "./desk.ts";
import { invalid } from "./refusals.ts";

/** Where the page of the desk shows them. */
export const PICTURES = "/immagini/";

/** The format that sharp finds in a file of each name. */
const FORMATS: Readonly<Record<string, string>> = { jpg: "jpeg", png: "png", svg: "svg" };

/** All pictures of the content, and those that wait for a file that names them. */
export async function listPictures(desk: Desk): Promise<PictureFile[]> {
  const { content } = (await currentContent(desk)) ?? {};
  const named = content ? namedPictures(content) : [];
  const waiting = desk.uploads.list();
  return Promise.all(
    [...(content?.images ?? []), ...waiting].sort().map(async (file) => ({
      file,
      address: PICTURES + file,
      ...(await sizeOf(pictureFile(desk, file))),
      usedIn: [...new Set(named.filter(({ image }) => image === file).map((name) => name.file))],
      isWaiting: waiting.includes(file),
    })),
  );
}

/** Sizes by file and its last change: opening all pictures takes half a second. */
const sizes = new Map<string, { width?: number; height?: number }>();

async function sizeOf(path: string | undefined) {
  if (!path) return {};
  const key = `${path} ${statSync(path).mtimeMs}`;
  const known = sizes.get(key);
  if (known) return known;
  const metadata = await sharp(path)
    .metadata()
    .catch(() => undefined);
  const size = metadata
    ? { width: metadata.autoOrient.width, height: metadata.autoOrient.height }
    : {};
  sizes.set(key, size);
  return size;
}

/** Where a picture is: in the content, or among those that wait. */
function pictureFile({ content, uploads }: Desk, file: string): string | undefined {
  return [join(content, "images"), uploads.folder]
    .filter((folder) => isPicturePath(file) && isInside(folder, file))
    .map((folder) => join(folder, file))
    .find((path) => existsSync(path));
}

/** A picture as it is; a drawing that is opened by itself runs nothing. Undefined where there is none. */
export function pictureResponse(desk: Desk, file: string): Response | undefined {
  const path = pictureFile(desk, file);
  if (!path) return undefined;
  return new Response(readFileSync(path) as BodyInit, {
    headers: {
      "Content-Type": contentTypeOf(path).type,
      "Content-Security-Policy": DRAWING_POLICY,
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-cache",
    },
  });
}

/**
 * Takes a picture in, until a file that names it is saved.
 * @param file its path in content/images
 * @throws RefusedError with the sentence of the check, for what is no picture or no drawing alone
 */
export async function takePicture(desk: Desk, file: string, bytes: Buffer): Promise<PictureFile> {
  if (!isPicturePath(file) || !isInside(join(desk.content, "images"), file)) {
    const expected =
      "lettere minuscole senza accenti, cifre e trattini, e alla fine .jpg, .png o .svg";
    throw refused(file, "nome del file", `«${file}»`, expected);
  }
  const { width, height } = await judge(file, bytes);
  const existing = pictureFile(desk, file);
  const isSame = existing !== undefined && readFileSync(existing).equals(bytes);
  if (existing && !isSame) {
    throw refused(file, "nome del file", "un nome che un’altra immagine ha già", "un altro nome");
  }
  if (!existing) desk.uploads.add(file, bytes);
  const isWaiting = !existsSync(join(desk.content, "images", file));
  return { file, address: PICTURES + file, width, height, usedIn: [], isWaiting };
}

async function judge(file: string, bytes: Buffer): Promise<{ width: number; height: number }> {
  const metadata = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  const extension = /\w+$/.exec(file)?.[0] ?? "";
  if (metadata?.format !== FORMATS[extension] || !metadata) {
    const found = metadata
      ? `un’immagine di un altro formato (${metadata.format})`
      : "un file che non è un’immagine, o che è rovinato";
    throw refused(file, "contenuto", found, `un’immagine .${extension} intera`);
  }
  const [unsafe] = extension === "svg" ? unsafeParts(bytes.toString("utf8")) : [];
  if (unsafe !== undefined) {
    throw refused(
      file,
      "disegno",
      unsafe,
      "un disegno soltanto: niente programmi, e niente preso da altri file",
    );
  }
  return metadata.autoOrient;
}

function refused(file: string, field: string, found: string, expected: string) {
  const sentence = `Immagine «${file}»: trovato ${found}; atteso ${expected}.`;
  return invalid([{ file: `images/${file}`, field, found, expected, at: [], sentence }]);
}
