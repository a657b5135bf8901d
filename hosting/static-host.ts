import { cacheRules } from "../server/cache-policy.ts";
import { ownTypes } from "../server/content-types.ts";
import { DRAWING_POLICY, DRAWINGS, HTTPS_HEADER } from "../server/policy.ts";
import type { Redirect } from "../server/redirects.ts";

/*
 * Configuration of static hosts (Cloudflare, Netlify and others), which serve https only and revalidate by default. Their
 * subresources get the headers of pages too: a rule cannot remove what another sets, and HTTP/2 compresses repeats.
 */

/** Renders `_headers`, the headers of all files. */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  return [
    rule("/*", [...Object.entries(headers), HTTPS_HEADER]),
    ...cacheRules.map(({ address, policy }) => rule(address, [["Cache-Control", policy]])),
    ...Object.entries(ownTypes).map(([address, type]) => rule(address, [["Content-Type", type]])),
    // In addition to the policy of pages: browsers enforce both.
    ...DRAWINGS.map(({ folder, extension }) =>
      rule(`${folder}*${extension}`, [["Content-Security-Policy", DRAWING_POLICY]]),
    ),
  ].join("\n");
}

function rule(address: string, headers: readonly (readonly [string, string])[]): string {
  return [address, ...headers.map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
}

export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects
    .flatMap(({ from, to }) => {
      const addresses = from.endsWith("*") ? [from] : [from, `${from}/`];
      return addresses.map((address) => `${address} ${to} 301\n`);
    })
    .join("");
}

/** The text of `.assetsignore`: variants that Cloudflare need not upload, as it compresses files itself. */
export const ASSETS_IGNORE = "*.br\n*.gz\n";
