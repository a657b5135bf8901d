import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentTypeOf } from "../../server/content-types.ts";
import { kept } from "../images/build-cache.ts";
import { builtFiles } from "./built-files.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Precompresses every text file of a site that has no brotli and gzip variants yet, so that no request waits for it.
 * Unchanged files come from the cache.
 * @returns the number of files compressed
 */
export async function compressFiles(site: string): Promise<number> {
  const level = constants.Z_BEST_COMPRESSION;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    // Smaller by 30 bytes a page than the mode for texts.
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
  };
  const files = builtFiles(site).filter(
    (file) => contentTypeOf(file).compressible && !existsSync(`${file}.br`),
  );
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(file);
      const hash = createHash("sha256").update(body).digest("hex");
      await writeFile(`${file}.br`, await kept(`${hash}.font.br`, () => brotli(body, { params })));
      await writeFile(`${file}.gz`, await kept(`${hash}.gz`, () => zip(body, { level })));
    }),
  );
  return files.length;
}
