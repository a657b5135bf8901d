import type { Piece } from "./content.ts";

/** Written by bench/template-content.ts into the copy that is built; nothing here. */
export const surroundings: Piece = "";
