import { collectionAddresses, staticRoutes } from "../app/content.server/addresses.ts";
import { loadContent } from "../app/content.server/content.ts";
import routes from "../app/routes.ts";

/** Addresses that only forward. */
const FORWARDING = ["/app"];

/** The address of every page of the site. */
export const addresses: readonly string[] = [
  ...staticRoutes(routes).map((route) => route.address),
  ...collectionAddresses(loadContent()),
].filter((address) => !FORWARDING.includes(address));

/** The file of a page in the built site. */
export function builtFile(address: string): string {
  return `build/client${address === "/" ? "" : address}/index.html`;
}
