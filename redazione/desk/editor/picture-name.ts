import { fold } from "../../../domain/search/words.ts";

/** Suggests the folder of a new picture, that of its page, and its name; the server determines the extension. */
export function pictureName(path: string, given: string): [folder: string, name: string] {
  const folder = path.replace(/^pages\//, "").replace(/\/?[^/]*$/, "");
  return [folder, slugOf(given.replace(/\.\w+$/, "")) || "fotografia"];
}

/** Returns a name for files and addresses: "Sant’Elia Fiumerapido" becomes "sant-elia-fiumerapido". */
export const slugOf = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
