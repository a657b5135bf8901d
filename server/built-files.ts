import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** Returns the paths of all files in a folder and below; unlike a recursive readdirSync(), follows no symbolic link. */
export function builtFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return builtFiles(path);
    return entry.isFile() ? [path] : [];
  });
}

/** Returns the path of a file in a folder, with slashes on every system. */
export const nameIn = (folder: string, file: string) => relative(folder, file).split(sep).join("/");

/** Returns the files of a site by address, without compressed variants: app/orari/index.html is at "/app/orari". */
export function filesByAddress(site: string): Map<string, string> {
  return new Map(
    builtFiles(site)
      .filter((file) => !/\.(br|gz)$/.test(file))
      .map((file) => [`/${nameIn(site, file)}`.replace(/\/index\.html$/, "") || "/", file]),
  );
}

export function writeAt(site: string, address: string, content: string | Buffer): void {
  const file = join(site, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Puts a finished build in the place of another, which comes back if that fails. */
export function takePlace(next: string, build: string): void {
  const before = `${build}-before`;
  rmSync(before, { recursive: true, force: true });
  if (existsSync(build)) renameSync(build, before);
  try {
    renameSync(next, build);
  } catch (error) {
    if (existsSync(before)) renameSync(before, build);
    throw error;
  }
  rmSync(before, { recursive: true, force: true });
}
