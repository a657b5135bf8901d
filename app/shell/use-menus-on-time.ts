import { navigation } from "virtual:site-data";
import { useEffect } from "react";
import { needWaitingParts } from "../hydration/waiting-part.tsx";
import { haveChanged } from "../navigation/menu-items.ts";
import { buildInstant, useNow } from "../time/clock.ts";

const ITEMS = [...navigation.topBar, ...navigation.sidebar];

/** Menus wait as they were built, until an entry comes or goes (docs/behaviour.md, "Menus"). */
export function useMenusOnTime(): void {
  const areOld = haveChanged(ITEMS, buildInstant, useNow());
  useEffect(() => {
    if (areOld) needWaitingParts();
  }, [areOld]);
}
