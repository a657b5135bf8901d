/**
 * Where a new picture goes: the folder of the page, and a name of small letters, digits and hyphens, whose ending the server
 * finds.
 * @returns the folder in content/images, "" for images/ itself, and the name
 */
export function pictureName(path: string, given: string): [folder: string, name: string] {
  const folder = path.replace(/^pages\//, "").replace(/\/?[^/]*$/, "");
  return [folder, slugOf(given.replace(/\.\w+$/, "")) || "fotografia"];
}

/** A name for files and addresses: "Sant’Elia Fiumerapido" is "sant-elia-fiumerapido". */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
