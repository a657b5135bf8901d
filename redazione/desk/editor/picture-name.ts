/**
 * Suggests the path of a new picture: the page's folder, and a name of lower-case letters, digits and hyphens; the
 * server determines the extension.
 * @returns the folder in content/images, "" for images/ itself, and the name
 */
export function pictureName(path: string, given: string): [folder: string, name: string] {
  const folder = path.replace(/^pages\//, "").replace(/\/?[^/]*$/, "");
  return [folder, slugOf(given.replace(/\.\w+$/, "")) || "fotografia"];
}

/** Returns a name for files and addresses: "Sant’Elia Fiumerapido" becomes "sant-elia-fiumerapido". */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
