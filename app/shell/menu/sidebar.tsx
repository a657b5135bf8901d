import { navigation } from "virtual:site-data";
import { useMatches } from "react-router";
import { Html } from "../../components/html/html.tsx";
import { visibleItems } from "../../navigation/menu-items.ts";
import { useNow } from "../../time/clock.ts";
import { Menu } from "./menu.tsx";
import styles from "./sidebar.module.css";

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
