import type { FilePath } from "../../api.ts";

/** New bytes of files of content/, by their paths in it; null for a file that goes. */
export type Changes = ReadonlyMap<FilePath | `images/${string}`, Buffer | null>;
