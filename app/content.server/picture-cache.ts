import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Encoding is the slowest part of a build; PICTURE_CACHE moves what it made to another folder. */
const FOLDER = process.env.PICTURE_CACHE ?? "node_modules/.cache/pictures";

/**
 * What was made under a name, or makes and keeps it. Names hold a hash of everything that the bytes depend on, so
 * that nothing kept is ever out of date.
 */
export async function kept(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(FOLDER, name);
  try {
    return await readFile(file);
  } catch {
    const bytes = await make();
    await mkdir(FOLDER, { recursive: true });
    // Renamed into place: no half of a file is ever kept, even if the same is made twice at once.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return bytes;
  }
}
