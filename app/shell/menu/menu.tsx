import type { MenuItem } from "../../../pipeline/schemas/navigation.ts";
import { MenuAnchor } from "../../navigation/menu-anchor.tsx";
import { isGroup } from "../../navigation/menu-items.ts";
import styles from "./menu.module.css";
import { MenuDropdown } from "./menu-dropdown.tsx";

interface MenuProps {
  items: readonly MenuItem[];
  orientation: "horizontal" | "vertical";
}

/** Menu of links and dropdowns, for the top bar and the sidebar. */
export function Menu({ items, orientation }: MenuProps) {
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
