import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { SEARCH_PAGE } from "../../../domain/addresses.ts";
import { QUERY, searchAddress } from "../../../domain/search/search-page.ts";
import { useHydrated } from "../../hydration/use-hydrated.ts";

/**
 * What is searched, and how to search something else: what the address says until something is typed, which the
 * address says from then on, without a step in history for each letter.
 * @param field the field, where letters may stand that were typed before React took over
 */
export function useQuery(
  field: RefObject<HTMLInputElement | null>,
): [query: string, setQuery: (query: string) => void] {
  const asked = new URLSearchParams(useLocation().search).get(QUERY) ?? "";
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (field.current?.value) setTyped(field.current.value);
  }, [field]);
  useEffect(() => {
    if (typed !== undefined) putInAddress(typed);
  }, [typed]);
  return [typed ?? (isHydrated ? asked : ""), setTyped];
}

/** While another page is on its way, the address is that page's already. */
function putInAddress(query: string): void {
  if (!window.location.pathname.startsWith(SEARCH_PAGE)) return;
  try {
    window.history.replaceState(window.history.state, "", searchAddress(query.trim()));
  } catch {
    // Safari refuses what comes too often; the next letter brings the whole query.
  }
}
