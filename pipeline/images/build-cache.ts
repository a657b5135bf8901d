import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/*
 * What builds keep for those that follow: encoded pictures, packed files, the slowest parts of a build. BUILD_CACHE
 * moves it to another folder.
 */

const folder = () => process.env.BUILD_CACHE ?? "node_modules/.cache/build";

/**
 * What was made under a name, or makes and keeps it. Names hold a hash of everything that the bytes depend on, so
 * that nothing kept is ever out of date.
 */
export async function kept(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(folder(), name);
  try {
    const bytes = await readFile(file);
    const now = new Date();
    await utimes(file, now, now);
    return bytes;
  } catch {
    const bytes = await make();
    await mkdir(folder(), { recursive: true });
    // Renamed into place: no half of a file is ever kept, even if the same is made twice at once.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return bytes;
  }
}

/** Takes away what no build has asked for since an instant, in milliseconds since the epoch. */
export async function forgetUnused(since: number): Promise<void> {
  for (const name of await readdir(folder()).catch(() => [])) {
    const file = join(folder(), name);
    // Another build may have renamed or taken it away meanwhile.
    const used = await stat(file).catch(() => undefined);
    if (used && used.mtimeMs < since) await rm(file, { force: true });
  }
}
