import type { Plugin } from "vite";
import { contentTypeOf } from "../../server/content-types.ts";
import { loadContent } from "./content.ts";
import { namedPictures } from "./named-pictures.ts";
import { pictureFiles } from "./picture-encoder.ts";
import { readPicture } from "./picture-source.ts";

/** Answers, while developing, with the picture files that scripts/write-pictures.ts writes when building. */
export function pictureMiddleware(): Plugin {
  return {
    name: "pictures",
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const address = request.url ?? "";
        const bytes = address.startsWith("/assets/pictures/") && (await findFile(address));
        if (bytes) response.setHeader("Content-Type", contentTypeOf(address).type).end(bytes);
        else next();
      });
    },
  };
}

async function findFile(address: string): Promise<Buffer | undefined> {
  for (const { image } of namedPictures(loadContent())) {
    if (!address.startsWith(`/assets/pictures/${image.replace(/\w+$/, "")}`)) continue;
    const files = await pictureFiles(await readPicture(image));
    const found = files.find((file) => file.address === address);
    if (found) return found.bytes;
  }
  return undefined;
}
