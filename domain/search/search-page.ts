import { SEARCH_PAGE } from "../addresses.ts";
/** Query parameter of the search page. */
export const QUERY = "q";

/** Returns the address of the search for some words; without words, of the search itself. */
export function searchAddress(query: string): string {
  return query === "" ? SEARCH_PAGE : `${SEARCH_PAGE}?${new URLSearchParams({ [QUERY]: query })}`;
}
