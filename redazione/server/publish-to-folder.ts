import { cpSync, existsSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";

/**
 * Puts a copy of a built site in the place of a folder: visitors find the one before until the new one is whole.
 * @returns undefined when all went well, or a sentence for an editor
 */
export function publishToFolder(built: string, folder: string): string | undefined {
  if (resolve(built) === resolve(folder)) return undefined;
  const next = `${resolve(folder)}.nuova`;
  const before = `${resolve(folder)}.prima`;
  try {
    rmSync(next, { recursive: true, force: true });
    cpSync(built, next, { recursive: true });
    rmSync(before, { recursive: true, force: true });
    if (existsSync(folder)) renameSync(folder, before);
    renameSync(next, folder);
    rmSync(before, { recursive: true, force: true });
    return undefined;
  } catch (error) {
    // What was there stays, or comes back.
    if (!existsSync(folder) && existsSync(before)) renameSync(before, folder);
    rmSync(next, { recursive: true, force: true });
    const { code = "" } = error as NodeJS.ErrnoException;
    const reason =
      code === "ENOSPC"
        ? "il disco è pieno"
        : code === "EACCES" || code === "EPERM"
          ? "non c’è il permesso di scriverci"
          : `il computer dice ${code || error}`;
    return `Il sito è costruito, ma non si è potuto copiare in «${folder}»: ${reason}. I visitatori vedono ancora quello di prima.`;
  }
}
