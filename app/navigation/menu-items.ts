import type { MenuGroup, Navigation } from "../content.server/schemas/navigation.ts";
import { windowContains } from "../time/rome-time.ts";

export type MenuItem = Navigation["topBar"][number];

export function isGroup(item: MenuItem): item is MenuGroup {
  return "items" in item;
}

/** Whether the window of an entry, or of one in a group, opened or closed between two instants. */
export function haveChanged(items: readonly MenuItem[], from: number, to: number): boolean {
  return items
    .flatMap((item) => (isGroup(item) ? item.items : [item]))
    .some((link) => windowContains(link, from) !== windowContains(link, to));
}

/**
 * The menu without the entries whose window does not contain now (docs/behaviour.md, "Menus");
 * a group left without entries goes too.
 */
export function visibleItems(items: readonly MenuItem[], now: number): MenuItem[] {
  return items.flatMap((item): MenuItem[] => {
    if (!isGroup(item)) return windowContains(item, now) ? [item] : [];
    const shown = item.items.filter((link) => windowContains(link, now));
    return shown.length > 0 ? [{ ...item, items: shown }] : [];
  });
}
