import { extname } from "node:path";

interface ContentType {
  type: string;
  /** Whether the build keeps brotli and gzip variants; media are already compressed. */
  compressible: boolean;
}

const text = (type: string): ContentType => ({
  type: `${type}; charset=utf-8`,
  compressible: true,
});
const media = (type: string): ContentType => ({ type, compressible: false });

/** Content types by file extension. */
export const contentTypes: Readonly<Record<string, ContentType>> = {
  ".html": text("text/html"),
  ".ics": text("text/calendar"),
  ".js": text("text/javascript"),
  ".css": text("text/css"),
  ".json": text("application/json"),
  ".svg": text("image/svg+xml"),
  ".txt": text("text/plain"),
  ".webmanifest": text("application/manifest+json"),
  ".xml": text("application/xml"),
  ".woff2": media("font/woff2"),
  ".png": media("image/png"),
  ".jpg": media("image/jpeg"),
  ".webp": media("image/webp"),
  ".avif": media("image/avif"),
  ".ico": media("image/x-icon"),
  ".mp3": media("audio/mpeg"),
  ".mp4": media("video/mp4"),
  ".pdf": media("application/pdf"),
};

/** Content types by address, for files whose extension is too generic. */
export const ownTypes: Readonly<Record<string, string>> = {
  "/avvisi.xml": "application/atom+xml; charset=utf-8",
};

export function contentTypeOf(file: string): ContentType {
  return contentTypes[extname(file).toLowerCase()] ?? media("application/octet-stream");
}
