/**
 * Where a new picture goes: the folder of the page, and a name of small letters, digits and hyphens.
 * @returns the folder in content/images, "" for images/ itself, and the name
 */
export function pictureName(path: string, given: string): [folder: string, name: string] {
  const folder = path
    .replace(/^pages\//, "")
    .split("/")
    .slice(0, -1)
    .join("/");
  const ending = /\.\w+$/.exec(given)?.[0].toLowerCase().replace(".jpeg", ".jpg") ?? "";
  return [
    folder,
    slugOf(given.slice(0, given.length - (/\.\w+$/.exec(given)?.[0].length ?? 0))) + ending,
  ];
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
