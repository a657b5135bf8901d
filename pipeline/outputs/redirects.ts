import { ownRedirects, type Redirect } from "../../server/redirects.ts";
import type { Content } from "../read/model.ts";

/** All redirects, the exact ones first and then the longest: of several that fit, every host takes the first. */
export function siteRedirects({ redirects }: Content): Redirect[] {
  const isPattern = ({ from }: Redirect) => from.endsWith("*");
  return [
    ...ownRedirects,
    ...redirects.filter((redirect) => !isPattern(redirect)),
    ...redirects.filter(isPattern).sort((one, other) => other.from.length - one.from.length),
  ];
}
