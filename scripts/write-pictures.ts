import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { thumbnailFocus } from "../app/components/picture-files.ts";
import type { Content } from "../app/content.server/model.ts";
import { namedPictures } from "../app/content.server/named-pictures.ts";
import { findPictureFile, pictureFiles } from "../app/content.server/picture-encoder.ts";
import { readPicture } from "../app/content.server/picture-source.ts";
import { filesByAddress } from "./built-files.ts";
import { forEachCore } from "./for-each-core.ts";

/**
 * Writes all files of all pictures that the content names into a site, one picture for each core at a time. The pages, which
 * ask what pictures look like, come after it: they would ask for one at a time.
 * @returns how many files that were
 */
export async function writePictures(site: string, content: Content): Promise<number> {
  let count = 0;
  await forEachCore(imagesOf(content), async (image) => {
    const files = await pictureFiles(await readPicture(image));
    for (const { address, bytes } of files) await write(site, address, bytes);
    count += files.length;
  });
  return count;
}

/**
 * Writes the small prints for which the pages of a site ask.
 * @returns how many there are
 */
export async function writeThumbnails(site: string, content: Content): Promise<number> {
  const images = imagesOf(content);
  const addresses = askedThumbnails(site);
  await forEachCore(addresses, async (address) => {
    const bytes = await findPictureFile(address, images);
    if (bytes) await write(site, address, bytes);
  });
  return addresses.length;
}

const imagesOf = (content: Content) => [
  ...new Set(namedPictures(content).map(({ image }) => image)),
];

async function write(site: string, address: string, bytes: Buffer): Promise<void> {
  const file = join(site, address);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

/** The addresses of the small prints in the pages of a site. */
function askedThumbnails(site: string): string[] {
  const pages = [...filesByAddress(site).values()].filter((path) => path.endsWith(".html"));
  const asked = pages.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/"(\/assets\/pictures\/[^"]+)"/g)]
      .map(([, address = ""]) => address)
      .filter(thumbnailFocus),
  );
  return [...new Set(asked)];
}
