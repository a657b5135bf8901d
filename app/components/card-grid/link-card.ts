import type { Thumbnail } from "../../../domain/pictures/picture-files.ts";

/** A page as something that leads to it: what it is called, what it says of itself, and its picture. */
export interface LinkCard {
  title: string;
  summary: string;
  address: string;
  picture?: Thumbnail | undefined;
}
