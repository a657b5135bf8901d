import { lstatSync } from "node:fs";
import { join } from "node:path";

/** Folders and files as they may be called in content/; a file may also have capitals and dots. */
const PATH = /^(?:[a-z0-9_-]+\/)*[a-z0-9_-]+\.(?:md|yaml|txt)$/i;
const PICTURE = /^(?:[a-z0-9_-]+\/)*[a-z0-9_-]+\.(?:jpg|png|svg)$/;

/** Letters of a name: disks take no more than 255 bytes, and some programs add to them. */
export const LONGEST_NAME = 100;

const isShort = (path: string) => path.split("/").every(({ length }) => length <= LONGEST_NAME);

export const isContentPath = (path: string): boolean => PATH.test(path) && isShort(path);
export const isPicturePath = (path: string): boolean => PICTURE.test(path) && isShort(path);

/**
 * Whether a path leads through folders alone to a file, or to one that is not there yet: a symbolic link could lead out.
 * @param root the folder in which the path begins
 */
export function isInside(root: string, path: string): boolean {
  const parts = path.split("/");
  return parts.every((_, index) => {
    const stats = lstatSync(join(root, ...parts.slice(0, index + 1)), { throwIfNoEntry: false });
    if (!stats) return true;
    return index === parts.length - 1 ? stats.isFile() : stats.isDirectory();
  });
}
