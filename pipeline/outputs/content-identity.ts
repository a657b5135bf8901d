import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative, sep } from "node:path";
import { builtFiles } from "../render/built-files.ts";

/** Where a site says what its texts are, for the editors' desk (docs/public-names.md, "Server"). */
export const VERSION_ADDRESS = "/dati/versione.json";

/** What a built site says of itself. */
export interface SiteVersion {
  content: string;
  /** ISO 8601. */
  built: string;
}

/** What the files of a content are, as one short text. @param blobs the files, by path, each by the name that git gives its bytes */
export function contentIdentity(blobs: ReadonlyMap<string, string>): string {
  const lines = [...blobs].map(([path, blob]) => `${blob} ${path}\n`).sort();
  return createHash("sha256").update(lines.join("")).digest("hex").slice(0, 16);
}

/** The files of a folder, each by the name that git would give it; hidden ones are of editors and systems. */
export function blobsOf(folder: string): Map<string, string> {
  const files = builtFiles(folder)
    .map((file) => [relative(folder, file).split(sep).join("/"), readFileSync(file)] as const)
    .filter(([path]) => !/(?:^|\/)\./.test(path));
  return new Map(files.map(([path, bytes]) => [path, blobOf(bytes)]));
}

const blobOf = (bytes: Buffer) =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
