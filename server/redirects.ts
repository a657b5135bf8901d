import { HOME_PAGE } from "../domain/addresses.ts";
/** Where an address leads that has no page: the address itself, or with "*" at its end all that begin so. */
export interface Redirect {
  from: string;
  to: string;
}

/** What the site itself forwards (docs/public-names.md, "Document"); the others are in content/rinvii.yaml. */
export const ownRedirects: readonly Redirect[] = [{ from: "/app", to: HOME_PAGE }];

/** Where an address leads; undefined for one that leads nowhere else. Of several the first counts. */
export function redirectOf(redirects: readonly Redirect[], address: string): string | undefined {
  const page = address.replace(/(?<=.)\/$/, "");
  return redirects.find(({ from }) =>
    from.endsWith("*") ? address.startsWith(from.slice(0, -1)) : from === page,
  )?.to;
}
