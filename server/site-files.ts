import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { cachePolicy } from "./cache-policy.ts";
import { contentTypeOf } from "./content-types.ts";
import { notFoundFile } from "./not-found-file.ts";

export type Encoding = "br" | "gzip" | "identity";

interface Variant {
  body: Buffer<ArrayBuffer>;
  etag: string;
}

/** A file of the site, ready to be sent: nothing is read, hashed or compressed while serving. */
export interface SiteFile {
  contentType: string;
  cacheControl: string;
  /** True for media: a browser may ask for a part of it. */
  acceptsRanges: boolean;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
}

export interface SiteFiles {
  /** The file at an address such as "/", "/app/orari" or "/assets/site-1a2b.js". */
  find(address: string): SiteFile | undefined;
  /** The page for an address that does not exist. */
  notFoundPage(address: string): SiteFile;
  /** How many pages the site has. */
  pages: number;
}

const COMPRESSED = /\.(br|gz)$/;
/** Files whose name begins with a dot, and those that tell other hosts what to do (hosting/static-host.ts). */
const HIDDEN = /(^|\/)\.|^_(headers|redirects)$/;

/** Reads a built site into memory. Files that only forward, or stand for a missing page, have no address of their own. */
export function readSiteFiles(folder: string, redirected: ReadonlySet<string>): SiteFiles {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join("/");
    if (!entry.isFile() || COMPRESSED.test(name) || HIDDEN.test(name)) continue;
    const address = addressOf(name);
    files.set(address, readSiteFile(path, address));
  }
  for (const address of redirected) files.delete(address);

  const take = (address: string): SiteFile => {
    const file = files.get(address);
    if (!file) throw new Error(`${folder} is not a built site: no ${address}.`);
    files.delete(address);
    return file;
  };
  const notFoundPages = { "/404.html": take("/404.html"), "/app/404.html": take("/app/404.html") };

  return {
    find: (address) => files.get(address),
    notFoundPage: (address) => notFoundPages[notFoundFile(address)],
    pages: [...files.values()].filter((file) => file.contentType.startsWith("text/html")).length,
  };
}

/** "app/orari/index.html" is served at "/app/orari". */
function addressOf(name: string): string {
  return `/${name}`.replace(/\/index\.html$/, "") || "/";
}

function readSiteFile(path: string, address: string): SiteFile {
  const { type, compressible } = contentTypeOf(path);
  const body = readFileSync(path);
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const compressed = (extension: string, encoding: Encoding) =>
    compressible && existsSync(path + extension)
      ? { [encoding]: { body: readFileSync(path + extension), etag: `"${hash}-${encoding}"` } }
      : {};
  return {
    contentType: type,
    cacheControl: cachePolicy(address),
    acceptsRanges: !compressible,
    variants: {
      identity: { body, etag: `"${hash}"` },
      ...compressed(".br", "br"),
      ...compressed(".gz", "gzip"),
    },
  };
}
