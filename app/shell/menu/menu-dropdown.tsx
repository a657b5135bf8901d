import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { MenuGroup } from "../../../pipeline/schemas/navigation.ts";
import { nextStop } from "../../components/next-stop.ts";
import { MenuAnchor } from "../../navigation/menu-anchor.tsx";
import menuStyles from "./menu.module.css";
import styles from "./menu-dropdown.module.css";

const MOUSE = "(hover: hover)";

/**
 * Opens on hover or click (docs/behaviour.md, "Menus"): on hover as long as the mouse stays, in the sidebar as long as it
 * stays on the menu; by a click, a tap or Enter until it is closed. Before hydration CSS opens it on hover and focus.
 */
export function MenuDropdown({ group }: { group: MenuGroup }) {
  const [opened, setOpened] = useState<"no" | "by-hover" | "by-click">("no");
  const dropdown = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isEntering = useRef(false);
  const close = () => setOpened("no");

  // A dropdown that CSS has opened before hydration stays open.
  useLayoutEffect(() => {
    if (dropdown.current?.querySelector("ul :focus")) setOpened("by-click");
    else if (matchMedia(MOUSE).matches && dropdown.current?.matches(":hover"))
      setOpened("by-hover");
  }, []);

  // The mouse leaves the focus where it was, in Safari also when it presses: while open, Escape and presses elsewhere are
  // listened for on the whole document.
  useLayoutEffect(() => {
    if (opened === "no") return;
    const controller = new AbortController();
    const { signal } = controller;
    const closeBy = (isMeant: boolean) => isMeant && setOpened("no");
    // Closing a list that opens in place would shift what is below it away from the mouse.
    const place = dropdown.current?.closest("[data-orientation=vertical]") ?? dropdown.current;
    place?.addEventListener("pointerleave", () => closeBy(opened === "by-hover"), { signal });
    document.addEventListener("keydown", ({ key }) => closeBy(key === "Escape"), { signal });
    document.addEventListener(
      "pointerdown",
      ({ target }) => closeBy(!dropdown.current?.contains(target as Node)),
      { signal },
    );
    return () => controller.abort();
  }, [opened]);

  // Not where the menu itself has come to a mouse at rest, as when a page begins at its top.
  function onPointerMove(event: PointerEvent) {
    if (isEntering.current && event.pointerType === "mouse" && opened === "no") {
      setOpened("by-hover");
    }
    isEntering.current = false;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Escape" && opened !== "no") {
      close();
      button.current?.focus();
    }
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("button, a")];
    const next = nextMenuItem(
      event.key,
      stops.indexOf(document.activeElement as HTMLElement),
      stops.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    // Links are focusable only once they are shown.
    flushSync(() => setOpened("by-click"));
    stops[next]?.focus();
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the button and the links inside
    <div
      ref={dropdown}
      className={styles.dropdown}
      onPointerEnter={() => {
        isEntering.current = true;
      }}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        className={menuStyles.opener}
        aria-expanded={opened !== "no"}
        onClick={() => setOpened(opened === "by-click" ? "no" : "by-click")}
      >
        {group.label}
      </button>
      <ul className={styles.list}>
        {group.subItems.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves in a menu
          <li key={position}>
            {"divider" in item ? (
              <hr />
            ) : (
              <MenuAnchor path={item.path} onClick={close}>
                {item.label}
              </MenuAnchor>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns where a key moves the focus among the opener and its links; Home and End go to the first and the last link. */
function nextMenuItem(key: string, from: number, count: number): number | undefined {
  if (from > 0 && key === "Home") return 1;
  if (from > 0 && key === "End") return count - 1;
  return nextStop(key, from, count);
}
