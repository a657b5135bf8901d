import { HOME_PAGE } from "../domain/addresses.ts";

/** A redirect from an address without a page: an exact one, or with a trailing "*" a prefix. */
export interface Redirect {
  from: string;
  to: string;
}

/** The site's built-in redirects (docs/public-names.md, "Document"); the others are in content/rinvii.yaml. */
export const ownRedirects: readonly Redirect[] = [{ from: "/app", to: HOME_PAGE }];

/** Returns all redirects, exact ones first, then longest prefix first: every host applies the first match. */
export function siteRedirects({ redirects }: { redirects: readonly Redirect[] }): Redirect[] {
  const isPattern = ({ from }: Redirect) => from.endsWith("*");
  return [
    ...ownRedirects,
    ...redirects.filter((redirect) => !isPattern(redirect)),
    ...redirects.filter(isPattern).sort((one, other) => other.from.length - one.from.length),
  ];
}

/** Returns the target of the first matching redirect; undefined if there is none. */
export function redirectOf(redirects: readonly Redirect[], address: string): string | undefined {
  const page = address.replace(/(?<=.)\/$/, "");
  return redirects.find(({ from }) =>
    from.endsWith("*") ? address.startsWith(from.slice(0, -1)) : from === page,
  )?.to;
}
