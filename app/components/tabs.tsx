import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useHydrated } from "../hydration/use-hydrated.ts";
import styles from "./tabs.module.css";

interface Tab {
  id: string;
  label: string;
  /** Language of label and panel, when it is not the page's. */
  lang?: string | undefined;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** Told the position of a tab that is chosen. */
  onChoose?: ((position: number) => void) | undefined;
}

/**
 * Tabs after the WAI pattern: arrows move, the first is chosen at the start. The tabs are links to their
 * panels, so that without JavaScript all panels are shown one below the other and the tabs lead to them.
 */
export function Tabs({ label, tabs, onChoose }: TabsProps) {
  const [chosen, setChosen] = useState(0);
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);

  function choose(position: number) {
    setChosen(position);
    onChoose?.(position);
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
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
