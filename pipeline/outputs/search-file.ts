import { createHash } from "node:crypto";
import type { Content } from "../read/model.ts";
import { searchData } from "./search-data.ts";

/** Returns the search index as a file, its address containing a hash of the content. */
export function searchFile(content: Content): { address: string; text: string } {
  const text = JSON.stringify(searchData(content));
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { address: `/assets/search-${hash}.json`, text };
}
