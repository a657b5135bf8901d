import { ownAddresses } from "../site-map.ts";
import type { Content } from "./model.ts";

/** The address of the page of content/pages/{slug}.md. */
export const pageAddress = (slug: string) => `/app/${slug}`;

/** Where the entries of each collection are published. */
export const collectionPrefixes = {
  offerings: "/app/offerte/",
  hymns: "/app/inni/",
  prayers: "/app/preghiere/",
  companies: "/app/pellegrinaggio/compagnie/",
} as const;

export type Collection = keyof typeof collectionPrefixes;

export const collections = Object.keys(collectionPrefixes) as Collection[];

/** The addresses of all entries of all collections. */
export function collectionAddresses(content: Content): string[] {
  return collections.flatMap((name) =>
    content[name].map((entry) => collectionPrefixes[name] + entry.slug),
  );
}

/** The address of every page of the site, each once. */
export function allAddresses(content: Content): string[] {
  return [
    ...new Set([
      ...ownAddresses,
      ...content.pages.map(({ slug }) => pageAddress(slug)),
      ...collectionAddresses(content),
    ]),
  ];
}
