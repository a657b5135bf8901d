import { navigation } from "virtual:site-data";
import { useEffect } from "react";
import { useMatches } from "react-router";
import type { MenuItem } from "../../../pipeline/schemas/navigation.ts";
import { Html } from "../../components/html/html.tsx";
import { hydrateAll } from "../../hydration/hydrate-on-interaction.tsx";
import { MenuAnchor } from "../../navigation/menu-anchor.tsx";
import { isGroup, visibleItems } from "../../navigation/menu-items.ts";
import { buildInstant, useNow } from "../../time/clock.ts";
import styles from "./menu.module.css";
import { MenuDropdown } from "./menu-dropdown.tsx";

interface MenuProps {
  items: readonly MenuItem[];
  orientation: "horizontal" | "vertical";
}

/** Menu of links and dropdowns, for the top bar and the sidebar. */
function Menu({ items, orientation }: MenuProps) {
  return (
    <ul className={styles.menu} data-orientation={orientation}>
      {items.map((item) => (
        <li key={item.label}>
          {isGroup(item) ? (
            <MenuDropdown group={item} />
          ) : (
            <MenuAnchor path={item.path}>{item.label}</MenuAnchor>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Main navigation of windows that are not compact. */
export function TopBar() {
  const items = visibleItems(navigation.topBar, useNow());
  return (
    <nav aria-label="Principale">
      <Menu items={items} orientation="horizontal" />
    </nav>
  );
}

/** Side navigation of windows wider than 990px, with the pages of the current section below. */
export function Sidebar() {
  const items = visibleItems(navigation.sidebar, useNow());
  const page = useMatches().at(-1)?.loaderData as { html?: { section?: string } } | undefined;
  const section = page?.html?.section;
  return (
    <div className={styles.sidebar}>
      <nav aria-label="Laterale">
        <Menu items={items} orientation="vertical" />
      </nav>
      {section && <Html name="section" html={section} className="as-is" />}
    </div>
  );
}

const shownAt = (instant: number) =>
  JSON.stringify(visibleItems([...navigation.topBar, ...navigation.sidebar], instant));

/** Hydrates the menus once an entry appears or expires; until then they stay as built (docs/behaviour.md, "Menus"). */
export function useMenusOnTime(): void {
  const areOld = shownAt(useNow()) !== shownAt(buildInstant);
  useEffect(() => {
    if (areOld) hydrateAll();
  }, [areOld]);
}
