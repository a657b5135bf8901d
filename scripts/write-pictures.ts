import { mkdir, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { loadContent } from "../app/content.server/content.ts";
import { namedPictures } from "../app/content.server/named-pictures.ts";
import { pictureFiles } from "../app/content.server/picture-encoder.ts";
import { readPicture } from "../app/content.server/picture-source.ts";

/** Writes all files of all pictures that the content names into the built site, one picture for each core at a time. */
export async function writePictures(site: string): Promise<void> {
  const waiting = [...new Set(namedPictures(loadContent()).map(({ image }) => image))];
  const work = async () => {
    for (let image = waiting.pop(); image !== undefined; image = waiting.pop()) {
      for (const { address, bytes } of await pictureFiles(await readPicture(image))) {
        const file = join(site, address);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, bytes);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
