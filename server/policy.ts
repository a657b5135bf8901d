/** The hashes of all inline scripts and styles in the built pages, written by the build to build/policy.json. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Sent over https only: for a year, browsers connect in no other way. */
export const HTTPS_HEADER = ["Strict-Transport-Security", "max-age=31536000"] as const;

/** The address of subresources: scripts, styles, fonts, pictures. No page and no worker is below it. */
export const PARTS_OF_PAGES = "/assets/";

/** The security headers of a subresource, to which the page's own policy applies. */
export const partHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
} as const;

/** Browser features that this site never uses. */
const REFUSED_PERMISSIONS =
  `accelerometer browsing-topics camera display-capture geolocation gyroscope hid magnetometer microphone midi payment
   serial usb xr-spatial-tracking`.split(/\s+/);

/** Further headers of pages, and of everything that is not a subresource. */
const pageHeaders = {
  // Hides the referrer from other sites; the news need it to tell an arrival from within the site.
  "Referrer-Policy": "same-origin",
  "Permissions-Policy": REFUSED_PERMISSIONS.map((name) => `${name}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "X-Permitted-Cross-Domain-Policies": "none",
  "X-Frame-Options": "DENY",
} as const;

/** The policy of drawings, and of documents among the subresources: opened on their own, they run no scripts. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The files with that policy, by address. */
export const DRAWINGS = [
  { folder: "/", extension: ".svg" },
  { folder: PARTS_OF_PAGES, extension: ".html" },
  { folder: PARTS_OF_PAGES, extension: ".xml" },
] as const;

/** The Trusted Types policies: app/security/trusted-types.ts, and the sanitiser of the news. */
const TRUSTED_TYPES = ["canneto", "dompurify"];

/** Builds the Content-Security-Policy: everything from this site; inline code only with a hash from the build. */
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
    // The search form, until a script takes it over.
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES.join(" ")}`,
  ].join("; ");
}

/** Returns the security headers of everything but subresources. */
export function securityHeaders(hashes: InlineHashes): Record<string, string> {
  return {
    ...partHeaders,
    ...pageHeaders,
    "Content-Security-Policy": contentSecurityPolicy(hashes),
  };
}

/** Returns the security headers of the file at an address, given those of everything but subresources. */
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
