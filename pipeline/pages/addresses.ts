import { matchRoutes } from "react-router";
import {
  appTree,
  isTextScreen,
  type RouteTree,
  type ScreenName,
  topTree,
} from "../../app/site-map.ts";
import {
  collectionNamed,
  collectionNames,
  collectionRoutes,
  collections,
} from "../read/collections.ts";
import type { AnyEntry } from "../read/entry.ts";
import type { Content } from "../read/model.ts";

/** Addresses whose text is in the code, at least in part: they exist whatever the content holds. */
export const ownAddresses: readonly string[] = Object.entries({ ...topTree, ...appTree })
  .filter(([pattern, screen]) => !/[:*]/.test(pattern) && !isTextScreen(screen))
  .map(([pattern]) => pattern);

export const pageAddress = (slug: string) => collections.pages.addressOf({ slug });

/** Returns all published entries with the addresses of their pages, in the order of the collections. */
export function publishedEntries(content: Content) {
  return collectionNames.flatMap((collection) => {
    const { addressOf } = collectionNamed(collection);
    return content[collection].map((entry: AnyEntry) => ({
      collection,
      entry,
      address: addressOf(entry),
    }));
  });
}

/** Returns the entry shown at an address, the first one if several share it. */
export const entryAt = (content: Content, address: string) =>
  publishedEntries(content).find((published) => published.address === address);

export function allEntries(content: Content): AnyEntry[] {
  return publishedEntries(content).map(({ entry }) => entry);
}

/** Returns the section in which a page stands; undefined for a page in none. */
export const sectionAt = ({ sections }: Pick<Content, "sections">, address: string) =>
  sections.find(({ addresses }) => addresses.includes(address));

/** Returns the address of every page of the site, without duplicates. */
export function allAddresses(content: Content): string[] {
  return [
    ...new Set([...ownAddresses, ...publishedEntries(content).map(({ address }) => address)]),
  ];
}

/** Returns the routes that the content adds to the site map: those of its collections, and the communities abroad. */
export function contentRoutes({ sections }: Pick<Content, "sections">): RouteTree {
  const abroad = sections.flatMap((each) => (each.isOfCommunities ? each.addresses : []));
  const communities = abroad.map((address) => [address, "community"] as const);
  return { ...collectionRoutes, ...Object.fromEntries(communities) };
}

/** All routes but those of the communities. */
export const siteMap: RouteTree = { ...topTree, ...appTree, ...collectionRoutes };

const patterns = Object.keys(siteMap).map((path) => ({ path }));

export function screenOf(content: Pick<Content, "sections">, address: string): ScreenName {
  const pattern = matchRoutes(patterns, address)?.[0]?.route.path ?? "*";
  const screen = siteMap[pattern] ?? "not-found";
  const isCommunity = sectionAt(content, address)?.isOfCommunities;
  return screen === "text-page" && isCommunity ? "community" : screen;
}
