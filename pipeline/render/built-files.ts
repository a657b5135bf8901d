import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** The paths of all files of a folder, its folders' included; no link is followed, as a recursive readdirSync() would. */
export function builtFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return builtFiles(path);
    return entry.isFile() ? [path] : [];
  });
}

/** The files of a site that have an address of their own, by that address: not their packed variants. */
export function filesByAddress(site: string): Map<string, string> {
  return new Map(
    builtFiles(site)
      .filter((file) => !/\.(br|gz)$/.test(file))
      .map((file) => {
        const address = `/${relative(site, file).split(sep).join("/")}`;
        return [address.replace(/\/index\.html$/, "") || "/", file];
      }),
  );
}

/** Writes a file into a site, at its address. */
export function writeAt(site: string, address: string, content: string | Buffer): void {
  const file = join(site, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
