import { collections } from "../../pipeline/read/collections.ts";
import type { FilePath, Value } from "../api.ts";
import { collectionOf } from "./file-kinds.ts";

/** A list in which texts stand under a title: a section and its pages, a group and its texts. */
export interface Group {
  titolo: string;
  [list: string]: Value;
}

/** Where the texts of a collection are named, and by what. */
interface Listing {
  file: FilePath;
  /** The groups of what the file says. */
  groups: (fields: Value) => Group[];
  /** The list of a group. */
  list: "pagine" | "testi";
  name: string;
}

/** The listing in which a text has to stand; undefined for one that stands in none. */
export function listingOf(path: FilePath): Listing | undefined {
  const collection = collectionOf(path);
  if (!collection) return undefined;
  const slug = path.slice(collection.length + 1).replace(/\.md$/, "");
  switch (collection) {
    case "pages":
      return {
        file: "sections.yaml",
        groups: (fields) => fields as unknown as Group[],
        list: "pagine",
        name: collections.pages.addressOf({ slug }),
      };
    case "hymns":
    case "prayers": {
      const field = collection === "hymns" ? "inni" : "preghiere";
      const groups = (fields: Value) => (fields as Record<string, unknown>)[field] as Group[];
      return { file: "verse-groups.yaml", groups, list: "testi", name: slug };
    }
    default:
      return undefined;
  }
}
