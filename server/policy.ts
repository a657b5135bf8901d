/** The hashes of everything inline in the built pages, written by the build to build/policy.json. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Of answers over https alone: for a year, browsers ask over nothing else. */
export const HTTPS_HEADER = ["Strict-Transport-Security", "max-age=31536000"] as const;

/** Where the parts of pages are: scripts, styles, typefaces, pictures. No page and no worker is among them. */
export const PARTS_OF_PAGES = "/assets/";

/** The security headers of a part of a page, to which the page's own policy applies. */
export const partHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

/** What browsers can lend to pages, and this site never asks for. */
const REFUSED_PERMISSIONS = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** What pages have besides, and all that is no part of one. */
const pageHeaders = {
  // Other sites need not know who sent them a visitor; the news asks where one comes from.
  "Referrer-Policy": "same-origin",
  "Permissions-Policy": REFUSED_PERMISSIONS.map((name) => `${name}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "X-Permitted-Cross-Domain-Policies": "none",
  "X-Frame-Options": "DENY",
} as const;

/** The policy of drawings, and of documents among the parts of pages: opened by themselves, they run nothing. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The files that have it, by address. */
export const DRAWINGS = [
  { folder: "/", extension: ".svg" },
  { folder: PARTS_OF_PAGES, extension: ".html" },
  { folder: PARTS_OF_PAGES, extension: ".xml" },
] as const;

/** Who may make markup in the browser: app/security/trusted-types.ts, and the sanitiser of the news. */
const TRUSTED_TYPES = ["canneto", "dompurify"];

/** Everything comes from this site; inline scripts and styles only if the build knows them. */
function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(" ");
  return [
    "default-src 'none'",
    `script-src 'self' ${quoted(scripts)}`.trim(),
    `style-src 'self' ${quoted(styles)}`.trim(),
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    // The field of the search, as long as no script has taken it over.
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES.join(" ")}`,
  ].join("; ");
}

/** The security headers of every answer but parts of pages. */
export function securityHeaders(hashes: InlineHashes): Record<string, string> {
  return {
    ...partHeaders,
    ...pageHeaders,
    "Content-Security-Policy": contentSecurityPolicy(hashes),
  };
}

/**
 * The security headers of the file of an address.
 * @param file the name of the file, below the folder that is served, with a slash ahead
 * @param headers those of all but parts of pages
 */
export function headersOfFile(
  file: string,
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const usual = file.startsWith(PARTS_OF_PAGES) ? partHeaders : headers;
  const isDrawing = DRAWINGS.some(
    ({ folder, extension }) => file.startsWith(folder) && file.endsWith(extension),
  );
  return isDrawing ? { ...usual, "Content-Security-Policy": DRAWING_POLICY } : usual;
}
