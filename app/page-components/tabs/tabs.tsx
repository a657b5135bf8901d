import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { tried } from "../../../domain/untrusted.ts";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import styles from "./tabs.module.css";

interface Tab {
  id: string;
  label: string;
  /** Language of label and panel. */
  lang: string;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Position of the chosen tab, kept by the owner. */
  chosen: number;
  onChoose: (position: number) => void;
}

/** Renders tabs after the WAI pattern; without scripts all panels are shown, and the tabs are links to them. */
export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const sought = useRef<Element | null>(null);
  const location = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that the address changes
  useLayoutEffect(() => {
    // A fragment may be malformed: "#100%".
    const id = tried(() => decodeURIComponent(location.hash.slice(1)));
    const target = document.getElementById(id ?? "");
    const position = tabs.findIndex(({ id }) => target?.closest(`#${id}`));
    if (position === -1 || position === chosen) return;
    sought.current = target;
    onChoose(position);
  }, [location]);

  // The browser has scrolled before the panel was shown and the others were hidden.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the panel is shown alone
  useLayoutEffect(() => {
    if (!hydrated) return;
    sought.current?.scrollIntoView();
    sought.current = null;
  }, [hydrated, chosen]);

  function choose(position: number) {
    onChoose(position);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[position]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = tabs.length - 1;
    const next = {
      ArrowRight: chosen === last ? 0 : chosen + 1,
      ArrowLeft: chosen === 0 ? last : chosen - 1,
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, position) => (
          <a
            key={tab.id}
            id={`tab-${tab.id}`}
            href={`#${tab.id}`}
            lang={tab.lang}
            role="tab"
            aria-controls={tab.id}
            aria-selected={position === chosen}
            tabIndex={hydrated && position !== chosen ? -1 : 0}
            onKeyDown={onKeyDown}
            onClick={(event) => {
              event.preventDefault();
              choose(position);
            }}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab, position) => (
        <div
          key={tab.id}
          id={tab.id}
          lang={tab.lang}
          role="tabpanel"
          aria-labelledby={`tab-${tab.id}`}
          hidden={hydrated && position !== chosen}
          className={`one-column ${styles.panel}`}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
