import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { filesByAddress } from "./built-files.ts";
import { cachePolicy } from "./cache-policy.ts";
import { contentTypeOf, ownTypes } from "./content-types.ts";
import { headersOfFile } from "./policy.ts";
import { ownRedirects } from "./redirects.ts";

export type Encoding = "br" | "gzip" | "identity";

type Headers = Readonly<Record<string, string>>;

interface Variant {
  body: Buffer;
  etag: string;
  /** For responses without the body: not modified, or an unsatisfiable range. */
  headers: Headers;
  /** For responses with the whole body. */
  bodyHeaders: Headers;
}

/** A file of the site, ready to send: nothing is read, hashed or compressed while serving. */
export interface SiteFile {
  isPage: boolean;
  /** Whether byte ranges are supported: true for media. */
  acceptsRanges: boolean;
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
}

export type SiteFiles = ReturnType<typeof readSiteFiles>;

/** Hidden files (with a leading dot), and the configuration of other hosts (hosting/static-host.ts). */
const HIDDEN = /\/\.(?!well-known\/)|^\/_(headers|redirects)$/;

/** Loads a built site into memory. Not-found pages and redirect pages have no address of their own. */
export function readSiteFiles(folder: string, headers: Headers) {
  const files = new Map<string, SiteFile>();
  for (const [address, path] of filesByAddress(folder)) {
    if (HIDDEN.test(address)) continue;
    files.set(address, readSiteFile(path, address, headersOfFile(address, headers)));
  }
  for (const { from } of ownRedirects) files.delete(from);

  const take = (address: string): SiteFile => {
    const file = files.get(address);
    if (!file) throw new Error(`${folder} is not a built site: no ${address}.`);
    files.delete(address);
    return file;
  };
  const [ofSplashTree, ofMainSite] = [take("/404.html"), take("/app/404.html")];

  return {
    find: (address: string) => files.get(address),
    notFoundPage: (address: string) => (/^\/app(\/|$)/.test(address) ? ofMainSite : ofSplashTree),
    pages: [...files.values()].filter((file) => file.isPage).length,
  };
}

function readSiteFile(path: string, address: string, security: Headers): SiteFile {
  const { type: usualType, compressible } = contentTypeOf(path);
  const type = ownTypes[address] ?? usualType;
  const body = readFileSync(path);
  const digest = hash("sha256", body, "base64url").slice(0, 22);

  function variant(content: Buffer, encoding?: Encoding): Variant {
    const etag = encoding ? `"${digest}-${encoding}"` : `"${digest}"`;
    const headers = {
      ...security,
      "Cache-Control": cachePolicy(address),
      ETag: etag,
      ...(compressible ? { Vary: "Accept-Encoding" } : { "Accept-Ranges": "bytes" }),
    };
    const bodyHeaders = {
      ...headers,
      "Content-Type": type,
      "Content-Length": String(content.length),
      ...(encoding && { "Content-Encoding": encoding }),
    };
    return { body: content, etag, headers, bodyHeaders };
  }

  const compressed = (extension: string, encoding: Encoding) =>
    compressible && existsSync(path + extension)
      ? { [encoding]: variant(readFileSync(path + extension), encoding) }
      : {};
  return {
    isPage: type.startsWith("text/html"),
    acceptsRanges: !compressible,
    variants: {
      identity: variant(body),
      ...compressed(".br", "br"),
      ...compressed(".gz", "gzip"),
    },
  };
}
