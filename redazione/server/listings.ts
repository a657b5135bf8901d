import { collections } from "../../pipeline/read/collections.ts";
import type { FilePath, Value } from "../api.ts";
import { collectionOf } from "./file-kinds.ts";

/** A titled list of texts: a section with its pages, or a group with its texts. */
export interface Group {
  titolo: string;
  [list: string]: Value;
}

/** The file that has to name the texts of a collection, and the name it uses. */
interface Listing {
  file: FilePath;
  /** Extracts the groups from the file's fields. */
  groups: (fields: Value) => Group[];
  /** The field of a group that lists its texts. */
  list: "pagine" | "testi";
  name: string;
}

/** Returns the listing that has to name a text; undefined if it needs none. */
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
