import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import type { Content } from "../app/content.server/model.ts";
import { namedPictures } from "../app/content.server/named-pictures.ts";
import { pictureFiles } from "../app/content.server/picture-encoder.ts";
import { readPicture } from "../app/content.server/picture-source.ts";

/**
 * Writes all files of all pictures that the content names into a site, one picture for each core at a time.
 * @returns how many files that were
 */
export async function writePictures(site: string, content: Content): Promise<number> {
  const waiting = [...new Set(namedPictures(content).map(({ image }) => image))];
  let count = 0;
  const work = async () => {
    for (let image = waiting.pop(); image !== undefined; image = waiting.pop()) {
      for (const { address, bytes } of await pictureFiles(await readPicture(image))) {
        const file = join(site, address);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, bytes);
        count += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return count;
}
