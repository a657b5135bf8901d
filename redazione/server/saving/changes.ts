import type { FilePath } from "../../api.ts";

/** New bytes of files in content/, by their paths in it; null for a deleted file. */
export type Changes = ReadonlyMap<FilePath | `images/${string}`, Buffer | null>;
