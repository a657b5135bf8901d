/** Where every journey begins. */
export const START = "/app/orari";

/** The pages on which something is done, and another to which one goes on from each. */
export const TEXT = "/app/storia/cenni-storici";
export const LEGAL = "/app/privacy-policy";
export const GALLERY = "/app/realhome";
export const NEXT = "/app/accessibilita";
