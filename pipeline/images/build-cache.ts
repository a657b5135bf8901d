import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/* The build cache: encoded pictures, compressed files, the slowest steps. BUILD_CACHE moves it to another folder. */

const folder = () => process.env.BUILD_CACHE ?? "node_modules/.cache/build";

/** Returns the cached bytes for a key, or makes and caches them. Keys hash every input, so no entry can be stale. */
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
    // Renamed into place: the cache never holds a partial file, even if two builds write the same one at once.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return bytes;
  }
}

/** Does the same for data. */
export async function keptData<Data>(name: string, make: () => Promise<Data>): Promise<Data> {
  const bytes = await kept(name, async () => Buffer.from(JSON.stringify(await make())));
  return JSON.parse(bytes.toString());
}

/** Evicts entries that no build has used since an instant, in milliseconds since the epoch. */
export async function forgetUnused(since: number): Promise<void> {
  for (const name of await readdir(folder()).catch(() => [])) {
    const file = join(folder(), name);
    // Another build may have renamed or removed it meanwhile.
    const used = await stat(file).catch(() => undefined);
    if (used && used.mtimeMs < since) await rm(file, { force: true });
  }
}
