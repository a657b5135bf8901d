/** Id of the JSON block at the end of a page; no heading of a text can have it. */
export const BOOT_ELEMENT_ID = ":boot";
