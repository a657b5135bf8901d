import type { z } from "zod";
import { companies } from "../../app/screens/company/collections.server.ts";
import { legal } from "../../app/screens/legal/collections.server.ts";
import { offerings, pages } from "../../app/screens/text-page/collections.server.ts";
import { hymns, prayers } from "../../app/screens/verse/collections.server.ts";
import type { RouteTree } from "../../app/site-map.ts";
import type { Collection } from "./collection.ts";

/** All collections, by the names of their folders in content/, each defined by the screen that shows it. */
export const collections = {
  pages,
  offerings,
  hymns,
  prayers,
  companies,
  legal,
} satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;

export const collectionNames = Object.keys(collections) as CollectionName[];

/** Returns a collection by name, without the types of its fields. */
export const collectionNamed = (name: CollectionName): Collection => collections[name];

/** The routes of the collections, beside those of app/site-map.ts. */
export const collectionRoutes: RouteTree = Object.assign(
  {},
  ...collectionNames.map((name) => collectionNamed(name).routes),
);

export type FieldsOf<Name extends CollectionName> = z.output<(typeof collections)[Name]["schema"]>;
