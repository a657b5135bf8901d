/** The page where every journey begins. */
export const START = "/app/orari";

/** The pages acted on, and one to navigate to from each. */
export const TEXT = "/app/storia/cenni-storici";
export const MAP = "/app/pellegrinaggio/compagnie";
export const GALLERY = "/app/realhome";
export const NEXT = "/app/accessibilita";

/** Width and height of the window. */
export const WINDOW = [1280, 800] as const;
