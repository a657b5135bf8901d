import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import type { MenuGroup } from "../content.server/schemas/navigation.ts";
import { MenuAnchor } from "../navigation/menu-anchor.tsx";
import menuStyles from "./menu.module.css";
import styles from "./menu-dropdown.module.css";
import { nextStop } from "./menu-keys.ts";

/** A pointer that can be somewhere without pressing. */
const MOUSE = "(hover: hover)";

/**
 * A dropdown that opens on hover or click (docs/behaviour.md, "Menus"). A mouse that merely passes opens it
 * while it stays; a click, a tap or Enter opens it until it is closed. Before React takes over,
 * and without JavaScript, style sheets open it on hover and focus.
 */
export function MenuDropdown({ group }: { group: MenuGroup }) {
  const [opened, setOpened] = useState<"no" | "by-hover" | "by-click">("no");
  const dropdown = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const close = () => setOpened("no");

  // What style sheets have opened before React took over stays open.
  useLayoutEffect(() => {
    if (dropdown.current?.querySelector("ul :focus")) setOpened("by-click");
    else if (matchMedia(MOUSE).matches && dropdown.current?.matches(":hover"))
      setOpened("by-hover");
  }, []);

  // A mouse leaves the focus where it was, in Safari also when it presses: the key is heard wherever that is, from the moment
  // on that it is open.
  useLayoutEffect(() => {
    if (opened === "no") return;
    const onEscape = ({ key }: globalThis.KeyboardEvent) => {
      if (key === "Escape") setOpened("no");
    };
    document.addEventListener("keydown", onEscape);
    return () => document.removeEventListener("keydown", onEscape);
  }, [opened]);

  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType === "mouse" && opened === "no") setOpened("by-hover");
  }

  function onPointerLeave(event: PointerEvent) {
    if (event.pointerType === "mouse" && opened === "by-hover") close();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Escape" && opened !== "no") {
      close();
      button.current?.focus();
    }
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("button, a")];
    const next = nextStop(
      event.key,
      stops.indexOf(document.activeElement as HTMLElement),
      stops.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    // The links can take the focus only once they are shown.
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
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        className={menuStyles.item}
        aria-expanded={opened !== "no"}
        aria-controls={listId}
        onClick={() => setOpened(opened === "by-click" ? "no" : "by-click")}
      >
        {group.label}
        <span aria-hidden="true" className={styles.arrow} />
      </button>
      <ul id={listId} className={styles.list}>
        {group.items.map((link) => (
          <li key={link.address}>
            <MenuAnchor address={link.address} className={styles.link} onClick={close}>
              {link.label}
            </MenuAnchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
