import { searchFile } from "../../../pipeline/outputs/search-data.ts";
import { allPages } from "../../../pipeline/pages/all-pages.ts";
import type { Content } from "../../../pipeline/read/model.ts";

export type SearchPageData = ReturnType<typeof searchData>;

/** Returns the data of the search page: the address of the index, and all pages by section. */
export default function searchData(content: Content) {
  return {
    index: searchFile(content).address,
    groups: allPages(content),
  };
}
