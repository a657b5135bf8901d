import { nginxConfiguration } from "../../hosting/nginx.ts";
import { ASSETS_IGNORE, headersFile, redirectsFile } from "../../hosting/static-host.ts";
import { writeAt } from "../../server/built-files.ts";
import { type InlineHashes, securityHeaders } from "../../server/policy.ts";
import { ownRedirects, type Redirect } from "../../server/redirects.ts";
import type { Content } from "../read/model.ts";

/** Writes the configuration of other servers than the site's own: for static hosts into the site, for nginx beside it. */
export function writeHosting(
  build: string,
  hashes: InlineHashes,
  redirects: readonly Redirect[],
): void {
  const headers = securityHeaders(hashes);
  writeAt(build, "client/_headers", headersFile(headers));
  writeAt(build, "client/_redirects", redirectsFile(redirects));
  writeAt(build, "client/.assetsignore", ASSETS_IGNORE);
  writeAt(build, "hosting/nginx.conf", nginxConfiguration(headers, redirects));
}

/** Returns all redirects, exact ones first, then longest prefix first: every host applies the first match. */
export function siteRedirects({ redirects }: Content): Redirect[] {
  const isPattern = ({ from }: Redirect) => from.endsWith("*");
  return [
    ...ownRedirects,
    ...redirects.filter((redirect) => !isPattern(redirect)),
    ...redirects.filter(isPattern).sort((one, other) => other.from.length - one.from.length),
  ];
}
