import { cacheRules } from "../server/cache-policy.ts";
import { ownTypes } from "../server/content-types.ts";
import { DRAWING_POLICY, DRAWINGS, HTTPS_HEADER } from "../server/policy.ts";
import type { Redirect } from "../server/redirects.ts";

/*
 * The files by which static hosts (Cloudflare, Netlify and others) know what to send. Such hosts speak https alone,
 * and let browsers ask every time for what no rule speaks of. Parts of pages get the headers of pages too: a rule cannot
 * take away what another gives, and HTTP/2 sends what repeats but once.
 */

/** The headers of all files: the text of `_headers`. */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  return [
    rule("/*", [...Object.entries(headers), HTTPS_HEADER]),
    ...cacheRules.map(({ address, policy }) => rule(address, [["Cache-Control", policy]])),
    ...Object.entries(ownTypes).map(([address, type]) => rule(address, [["Content-Type", type]])),
    // Besides the policy of pages: where there are two, browsers keep to both.
    ...DRAWINGS.map(({ folder, extension }) =>
      rule(`${folder}*${extension}`, [["Content-Security-Policy", DRAWING_POLICY]]),
    ),
  ].join("\n");
}

function rule(address: string, headers: readonly (readonly [string, string])[]): string {
  return [address, ...headers.map(([name, value]) => `  ${name}: ${value}`), ""].join("\n");
}

/** Addresses that lead to another page: the text of `_redirects`. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects
    .flatMap(({ from, to }) =>
      from.endsWith("*")
        ? [{ from, to }]
        : [
            { from, to },
            { from: `${from}/`, to },
          ],
    )
    .map(({ from, to }) => `${from} ${to} 301\n`)
    .join("");
}

/** What Cloudflare is not to take, because it packs files itself: the text of `.assetsignore`. */
export const ASSETS_IGNORE = "*.br\n*.gz\n";
