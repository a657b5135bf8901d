import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** The paths of all files of a folder, its folders' included. */
export function builtFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
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
