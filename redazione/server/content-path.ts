import { existsSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The names that folders and files in content/ may have; file names may also contain capitals and dots. */
const PATH = /^(?:[a-z0-9_-]+\/)*[a-z0-9_-]+\.(?:md|yaml|txt)$/i;
const PICTURE = /^(?:[a-z0-9_-]+\/)*[a-z0-9_-]+\.(?:jpg|png|svg)$/;

/** Maximum length of a name: file systems allow no more than 255 bytes, and some programs append to it. */
const LONGEST_NAME = 100;

/** What a name has to be, as editors read it. */
export const NAME_EXPECTED = `lettere minuscole senza accenti, cifre e trattini, al massimo ${LONGEST_NAME} in tutto`;

const isShort = (path: string) => path.split("/").every(({ length }) => length <= LONGEST_NAME);

export const isContentPath = (path: string): boolean => PATH.test(path) && isShort(path);
export const isPicturePath = (path: string): boolean => PICTURE.test(path) && isShort(path);

/** Tells whether a path, existing or not, stays inside a folder; rejects symbolic links, which could lead out. */
export function isInside(root: string, path: string): boolean {
  const parts = path.split("/");
  return parts.every((_, index) => {
    const stats = lstatSync(join(root, ...parts.slice(0, index + 1)), { throwIfNoEntry: false });
    if (!stats) return true;
    return index === parts.length - 1 ? stats.isFile() : stats.isDirectory();
  });
}

/** Reads the file of a built site, or of the desk’s page, at an address; undefined if there is none. */
export function builtFile(folder: string, address: string): Buffer | undefined {
  const file = /\.\w+$/.test(address) ? address : `${address.replace(/\/$/, "")}/index.html`;
  const isPlain = /^(?:\/[\w-][\w.-]*)+$/.test(file) && isInside(folder, file.slice(1));
  const path = join(folder, file);
  return isPlain && existsSync(path) ? readFileSync(path) : undefined;
}
