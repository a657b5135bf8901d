import type { PictureRecord } from "../../domain/pictures/picture-files.ts";

/** Returns a function for the pictures of a page, in order: of drawings with one credit, the first alone keeps it. */
export function creditOnce() {
  const said = new Set<string>();
  return (picture: PictureRecord): PictureRecord => {
    const { isVector, credit } = picture;
    if (!isVector || !said.has(credit)) {
      said.add(credit);
      return picture;
    }
    return { ...picture, credit: "" };
  };
}
