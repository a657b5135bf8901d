import type { Thumbnail } from "../../../domain/pictures/picture-files.ts";

/** Card that links to a page: its title, summary and picture. */
export interface LinkCard {
  title: string;
  summary: string;
  address: string;
  picture?: Thumbnail | undefined;
}
