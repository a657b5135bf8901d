/** The card of the pages that belong to no section. */
export const DEFAULT_CARD = "canneto";

/** Where the card of a name is found. It is no asset: the address stays the same when the card changes. */
export const cardAddress = (name: string) => `/social/${name}.jpg`;
