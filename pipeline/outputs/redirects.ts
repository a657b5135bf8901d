import { ownRedirects, type Redirect } from "../../server/redirects.ts";
import type { Content } from "../read/model.ts";

/** Returns all redirects, exact ones first, then longest prefix first: every host applies the first match. */
export function siteRedirects({ redirects }: Content): Redirect[] {
  const isPattern = ({ from }: Redirect) => from.endsWith("*");
  return [
    ...ownRedirects,
    ...redirects.filter((redirect) => !isPattern(redirect)),
    ...redirects.filter(isPattern).sort((one, other) => other.from.length - one.from.length),
  ];
}
