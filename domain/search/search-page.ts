import { SEARCH_PAGE } from "../addresses.ts";
/** Its parameter that holds what is searched. */
export const QUERY = "q";

/** The address of the search for some words; without words, of the search itself. */
export function searchAddress(query: string): string {
  return query === "" ? SEARCH_PAGE : `${SEARCH_PAGE}?${new URLSearchParams({ [QUERY]: query })}`;
}
