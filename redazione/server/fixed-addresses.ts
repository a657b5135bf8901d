import { appTree, topTree } from "../../app/site-map.ts";
import * as known from "../../domain/addresses.ts";
import { specifiedAddresses } from "../../pipeline/read/specified-addresses.ts";
import type { FilePath } from "../api.ts";
import { freshName } from "./file-kinds.ts";

/** The addresses that the program knows by name, and those of the specification. */
const KNOWN = new Set([
  ...Object.values(known),
  ...Object.keys({ ...topTree, ...appTree }),
  ...specifiedAddresses,
]);

export const FIXED =
  "Questo indirizzo è stabilito con il sito: altri siti portano qui, e il programma lo conosce per nome. Non si cambia.";

/** Tells whether the address of a text cannot be changed. */
export const isFixed = (path: FilePath, address: string): boolean =>
  KNOWN.has(address) || !freshName(path);
