import { randomBytes } from "node:crypto";
import { contentTypeOf } from "../../server/content-types.ts";
import { NONCE_META, TOKEN_META } from "../api.ts";
import { builtFile } from "./content-path.ts";

/** Returns the policy of the desk's page: only its own files, nothing from other origins, and no embedding. */
function policy(nonce: string, previews: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${previews}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Serves the desk's page, or one of its files; undefined if there is no such file. */
export function deskPage(
  folder: string,
  path: string,
  token: string,
  previews: string,
): Response | undefined {
  const isPage = path === "/";
  const bytes = builtFile(folder, path);
  if (!bytes) return undefined;
  const nonce = randomBytes(16).toString("base64url");
  const metas = `<meta name="${TOKEN_META}" content="${token}"><meta name="${NONCE_META}" content="${nonce}">`;
  const body = isPage
    ? bytes.toString("utf8").replace("<head>", `<head>${metas}`)
    : new Uint8Array(bytes);
  return new Response(body, {
    headers: {
      "Content-Type": contentTypeOf(isPage ? "index.html" : path).type,
      "Content-Security-Policy": policy(nonce, previews),
      "Cache-Control": isPage ? "no-store" : "private, max-age=31536000, immutable",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Referrer-Policy": "no-referrer",
      "X-Frame-Options": "DENY",
    },
  });
}
