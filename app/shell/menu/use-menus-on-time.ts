import { navigation } from "virtual:site-data";
import { useEffect } from "react";
import { hydrateAll } from "../../hydration/hydrate-on-interaction.tsx";
import { haveChanged } from "../../navigation/menu-items.ts";
import { buildInstant, useNow } from "../../time/clock.ts";

const ITEMS = [...navigation.topBar, ...navigation.sidebar];

/** Menus wait as they were built, until an entry comes or goes (docs/behaviour.md, "Menus"). */
export function useMenusOnTime(): void {
  const areOld = haveChanged(ITEMS, buildInstant, useNow());
  useEffect(() => {
    if (areOld) hydrateAll();
  }, [areOld]);
}
