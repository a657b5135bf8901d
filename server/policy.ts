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

/** What pages have besides, and all that is no part of one. */
const pageHeaders = {
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "X-Frame-Options": "DENY",
} as const;

/** Who may make markup in the browser: app/security/trusted-types.ts, and the sanitiser of the news. */
const TRUSTED_TYPES = ["canneto", "dompurify"];

/** Everything comes from this site; inline scripts and styles only if the build knows them. */
function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`).join(" ");
  return [
    "default-src 'none'",
    `script-src 'self' ${quoted(scripts)}`.trim(),
    `style-src 'self' ${quoted(styles)}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
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
