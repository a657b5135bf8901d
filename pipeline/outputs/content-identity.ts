import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { builtFiles, nameIn } from "../../server/built-files.ts";

/** The address of the content's version, for the editors' desk (docs/public-names.md, "Server"). */
export const VERSION_ADDRESS = "/dati/versione.json";

/** Returns a short hash that identifies a state of the content, from the git blob hash of each file. */
export function contentIdentity(blobs: ReadonlyMap<string, string>): string {
  const lines = [...blobs].map(([path, blob]) => `${blob} ${path}\n`).sort();
  return hash("sha256", lines.join("")).slice(0, 16);
}

/** Returns the git blob hash of each file in a folder; hidden files, left by editors and operating systems, are skipped. */
export function blobsOf(folder: string): Map<string, string> {
  const files = builtFiles(folder)
    .map((file) => [nameIn(folder, file), readFileSync(file)] as const)
    .filter(([path]) => !/(?:^|\/)\./.test(path));
  return new Map(files.map(([path, bytes]) => [path, blobOf(bytes)]));
}

const blobOf = (bytes: Buffer) =>
  hash("sha1", Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));
