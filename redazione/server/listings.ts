import type { FilePath, Value } from "../api.ts";
import { type Desk, sourceOf } from "./desk.ts";
import { addressOf, collectionOf, slugOf } from "./file-kinds.ts";
import { readYaml } from "./saving/edit-yaml.ts";

/** A titled list of texts: a section with its pages, or a group with its texts. */
export interface Group {
  titolo: string;
  [list: string]: Value;
}

/** The file that has to name the texts of a collection, and the name it uses. */
interface Listing {
  file: FilePath;
  source: string;
  fields: Value;
  /** The groups, parts of the fields. */
  groups: Group[];
  /** The field of a group that lists its texts. */
  list: "pagine" | "testi";
  name: string;
}

const LISTS = { hymns: "inni", prayers: "preghiere" } as const;

/** Reads the listing that has to name a text; undefined if it needs none. */
export function listingOf(desk: Desk, path: FilePath): Listing | undefined {
  const collection = collectionOf(path);
  const read = (file: FilePath) => {
    const source = sourceOf(desk, file);
    return { file, source, fields: readYaml(source) ?? {} };
  };
  if (collection === "pages") {
    const found = read("sections.yaml");
    const groups = found.fields as unknown as Group[];
    return { ...found, groups, list: "pagine", name: addressOf(path) };
  }
  if (collection === "hymns" || collection === "prayers") {
    const found = read("verse-groups.yaml");
    const groups = (found.fields as Record<string, unknown>)[LISTS[collection]] as Group[];
    return { ...found, groups, list: "testi", name: slugOf(path) };
  }
  return undefined;
}
