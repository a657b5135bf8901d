import { windowContains } from "../../domain/time/rome-time.ts";
import type { MenuGroup, MenuItem, MenuLink } from "../../pipeline/schemas/navigation.ts";

type SubItem = MenuGroup["subItems"][number];

export function isGroup(item: MenuItem): item is MenuGroup {
  return "subItems" in item;
}

function isLink(item: SubItem): item is MenuLink {
  return !("divider" in item);
}

/** Returns all links of a menu, with those of items that have sub-items. */
export function linksOf(items: readonly MenuItem[]): MenuLink[] {
  return items.flatMap((item) =>
    isGroup(item) ? [...ownLink(item), ...item.subItems.filter(isLink)] : [item],
  );
}

/** Returns the link to the page of an item with sub-items, if it has one. */
function ownLink({ label, path, startDate, endDate }: MenuGroup): MenuLink[] {
  return path === undefined ? [] : [{ label, path, startDate, endDate }];
}

/** Drops entries outside their window (docs/behaviour.md, "Menus") and empty groups; a group's page is its first link. */
export function visibleItems(items: readonly MenuItem[], now: number): MenuItem[] {
  return items.flatMap((item): MenuItem[] => {
    if (!windowContains(item, now)) return [];
    if (!isGroup(item)) return [item];
    const shown = [...ownLink(item), ...item.subItems].filter(
      (sub) => !isLink(sub) || windowContains(sub, now),
    );
    const subItems = shown.filter((sub, position) => isLink(sub) || separates(shown, position));
    return subItems.length > 0 ? [{ ...item, subItems }] : [];
  });
}

/** Returns whether the divider at a position directly follows a link, and has one after it. */
function separates(subItems: readonly SubItem[], position: number): boolean {
  const before = subItems[position - 1];
  return before !== undefined && isLink(before) && subItems.slice(position).some(isLink);
}
