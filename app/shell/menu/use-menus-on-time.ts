import { navigation } from "virtual:site-data";
import { useEffect } from "react";
import { hydrateAll } from "../../hydration/hydrate-on-interaction.tsx";
import { haveChanged } from "../../navigation/menu-items.ts";
import { buildInstant, useNow } from "../../time/clock.ts";

const ITEMS = [...navigation.topBar, ...navigation.sidebar];

/** Hydrates the menus once an entry appears or expires; until then they stay as built (docs/behaviour.md, "Menus"). */
export function useMenusOnTime(): void {
  const areOld = haveChanged(ITEMS, buildInstant, useNow());
  useEffect(() => {
    if (areOld) hydrateAll();
  }, [areOld]);
}
