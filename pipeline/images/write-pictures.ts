import { readFileSync } from "node:fs";
import { thumbnailFocus } from "../../domain/pictures/picture-files.ts";
import { filesByAddress, writeAt } from "../../server/built-files.ts";
import type { Content } from "../read/model.ts";
import { forEachCore } from "../render/for-each-core.ts";
import { usedImages } from "./image-references.ts";
import { encodePicture, findPictureFile } from "./picture-encoder.ts";
import { readPicture } from "./picture-source.ts";

/** Writes all files of all pictures, one per core at a time: rendering pages would process them in turn. */
export async function writePictures(site: string, content: Content): Promise<number> {
  let count = 0;
  await forEachCore(usedImages(content), async (image) => {
    const files = await encodePicture(await readPicture(image));
    for (const { address, bytes } of files) writeAt(site, address, bytes);
    count += files.length;
  });
  return count;
}

/** Writes the thumbnails that the pages of a site reference; returns their number. */
export async function writeThumbnails(site: string, content: Content): Promise<number> {
  const images = usedImages(content);
  const addresses = askedThumbnails(site);
  await forEachCore(addresses, async (address) => {
    const bytes = await findPictureFile(address, images);
    if (bytes) writeAt(site, address, bytes);
  });
  return addresses.length;
}

function askedThumbnails(site: string): string[] {
  const pages = [...filesByAddress(site).values()].filter((path) => path.endsWith(".html"));
  const asked = pages.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/"(\/assets\/pictures\/[^"]+)"/g)]
      .map(([, address = ""]) => address)
      .filter(thumbnailFocus),
  );
  return [...new Set(asked)];
}
