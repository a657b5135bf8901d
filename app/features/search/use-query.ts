import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { SEARCH_PAGE } from "../../../domain/addresses.ts";
import { tried } from "../../../domain/untrusted.ts";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import { QUERY } from "./search-form.tsx";

/**
 * Returns the query and its setter: from the address until something is typed, which is then written there without a history
 * entry for each letter. The field may hold letters typed before hydration.
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

/** Writes the query to the address, unless another page is pending, whose address it is already. */
function putInAddress(query: string): void {
  if (!window.location.pathname.startsWith(SEARCH_PAGE)) return;
  const words = query.trim();
  const address =
    words === "" ? SEARCH_PAGE : `${SEARCH_PAGE}?${new URLSearchParams({ [QUERY]: words })}`;
  // Safari rejects calls that come too often; the next letter writes the whole query.
  tried(() => window.history.replaceState(window.history.state, "", address));
}
