import type { RouteConfigEntry } from "@react-router/dev/routes";
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

/** The addresses without parameters of a route tree, with the module that shows each. */
export function staticRoutes(
  routes: RouteConfigEntry[],
  parent = "",
): { address: string; file: string }[] {
  return routes.flatMap((route) => {
    const address = route.path ? `${parent}/${route.path}` : parent;
    if (route.path && /[:*]/.test(route.path)) return [];
    return route.children
      ? staticRoutes(route.children, address)
      : [{ address: address || "/", file: route.file }];
  });
}
