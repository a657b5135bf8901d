import { navigation, site } from "virtual:site-data";
import {
  type KeyboardEvent,
  type ToggleEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import type { MenuItem } from "../../../pipeline/schemas/navigation.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { focusMain } from "../../components/skip-link.tsx";
import { SaintPlace } from "../../features/saint-of-the-day/saint-place.tsx";
import { hydrateOnInteraction, hydrateWithin } from "../../hydration/hydrate-on-interaction.tsx";
import { yieldToMain } from "../../hydration/yield-to-main.ts";
import { MenuAnchor } from "../../navigation/menu-anchor.tsx";
import { isGroup, visibleItems } from "../../navigation/menu-items.ts";
import { createStore } from "../../state/create-store.ts";
import { useNow } from "../../time/clock.ts";
import { FooterContents } from "../footer.tsx";
import menuStyles from "./menu.module.css";
import styles from "./mobile-menu.module.css";

/** Store that is true while the mobile menu covers the page, which is then unreachable. */
export const isPageCovered = createStore(false);

const MENU_ID = "menu";

/** Media query of windows whose header has the hamburger (header.module.css). */
const WITH_HAMBURGER = "(max-width: 61.9375rem), (max-height: 43.75rem)";

/** Milliseconds until the menu closes after choosing an item, so that the choice is seen (docs/behaviour.md, "Menus"). */
const CLOSE_DELAY = 300;

/** Contents of the menu: shown first, then hydrated. */
const WaitingContents = hydrateOnInteraction(MenuContents);

/** Hamburger and its menu: a popover, so it opens without scripts, and screen readers are told whether it is open. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const hamburger = useRef<HTMLButtonElement>(null);

  function show(isOpen: boolean) {
    setOpen(isOpen);
    isPageCovered.set(isOpen);
    // Its target is covered, and it precedes all that React renders here.
    document.querySelector(".skip-link")?.toggleAttribute("inert", isOpen);
    if (isOpen && menu.current) hydrateWithin(menu.current);
  }

  const showIfOpen = useEffectEvent(() => {
    if (supportsPopover() && menu.current?.matches(":popover-open")) show(true);
  });
  // It may have been opened before hydration.
  useEffect(() => showIfOpen(), []);

  function close() {
    if (supportsPopover()) menu.current?.hidePopover();
    else show(false);
  }

  // Back and forward change the page below it; a larger window has no hamburger.
  const closeByItself = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener("popstate", closeByItself, { signal });
    window.matchMedia(WITH_HAMBURGER).addEventListener("change", closeByItself, { signal });
    return () => ending.abort();
  }, [open]);

  /** Closes on Escape, which a popover does by itself. */
  function closeByEscape({ key }: KeyboardEvent) {
    if (supportsPopover() || !open || key !== "Escape") return;
    show(false);
    hamburger.current?.focus();
  }

  function closeSoon() {
    // The next page takes the focus.
    yieldToMain(() => isPageCovered.set(false));
    const { pathname } = window.location;
    setTimeout(() => {
      close();
      // Closing returns the focus to the hamburger, even where the next page had it already.
      if (window.location.pathname !== pathname) focusMain();
    }, CLOSE_DELAY);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of what is in it
    <div onKeyDown={closeByEscape}>
      <button
        ref={hamburger}
        type="button"
        className={styles.hamburger}
        popoverTarget={MENU_ID}
        aria-label={open ? "Chiudi il menu" : "Apri il menu"}
        onClick={() => {
          if (!supportsPopover()) show(!open);
        }}
      >
        <Icon name={open ? "close" : "menu"} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the links in it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's presses of links are clicks */}
      <div
        id={MENU_ID}
        ref={menu}
        popover="auto"
        data-open={open}
        className={styles.panel}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a[href^="/"]')) closeSoon();
        }}
        onToggle={(event: ToggleEvent) => {
          const isOpen = event.newState === "open";
          yieldToMain(() => show(isOpen));
        }}
      >
        <WaitingContents />
      </div>
    </div>
  );
}

function MenuContents() {
  const items = visibleItems([...navigation.topBar, ...navigation.sidebar], useNow());
  return (
    <>
      <SaintPlace />
      <nav aria-label="Menu">
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.label}>
              <MobileMenuItem item={item} />
            </li>
          ))}
          <li>
            <a href={site.phoneHref}>TELEFONO {site.phone}</a>
          </li>
        </ul>
      </nav>
      <FooterContents />
    </>
  );
}

/** Returns whether popovers are supported; phones of before 2023 open the panel by its data-open attribute instead. */
function supportsPopover(): boolean {
  return "popover" in HTMLElement.prototype;
}

function MobileMenuItem({ item }: { item: MenuItem }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isGroup(item)) return <MenuAnchor path={item.path}>{item.label}</MenuAnchor>;
  return (
    <>
      <button
        type="button"
        className={menuStyles.opener}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {item.label}
      </button>
      <ul>
        {item.subItems.map((sub, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves in a menu
          <li key={position}>
            {"divider" in sub ? <hr /> : <MenuAnchor path={sub.path}>{sub.label}</MenuAnchor>}
          </li>
        ))}
      </ul>
    </>
  );
}
