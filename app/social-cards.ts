/** What a link to a page looks like where it is shared: a picture with the title of the page's section. */
export interface SocialCard {
  /** The name of the file, without folder and extension. */
  name: string;
  title: string;
}

/** The name of the card of the pages that belong to no section. */
export const DEFAULT_CARD = "canneto";

/** The measures that all networks ask for, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** Where the card of a name is found. It is no asset: the address stays the same when the card changes. */
export const cardAddress = (name: string) => `/social/${name}.jpg`;
