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
 * Writes all files of all pictures that the content names into a site, one picture for each core at a time, and the small
 * prints for which its pages ask.
 * @returns how many files that were
 */
export async function writePictures(site: string, content: Content): Promise<number> {
  const images = [...new Set(namedPictures(content).map(({ image }) => image))];
  let count = 0;
  const write = async (address: string, bytes: Buffer) => {
    const file = join(site, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    count += 1;
  };
  await forEachCore(images, async (image) => {
    for (const { address, bytes } of await pictureFiles(await readPicture(image))) {
      await write(address, bytes);
    }
  });
  await forEachCore(askedThumbnails(site), async (address) => {
    const bytes = await findPictureFile(address, images);
    if (bytes) await write(address, bytes);
  });
  return count;
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
