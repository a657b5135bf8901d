import type { LinkTarget } from "../../../api.ts";

/** Renders the site's pages as options, grouped by section. */
export function PageOptions({ pages }: { pages: readonly LinkTarget[] }) {
  const sections = [...new Set(pages.map(({ section }) => section))];
  return sections.map((section) => (
    <optgroup key={section} label={section}>
      {pages
        .filter((page) => page.section === section)
        .map(({ address, title }) => (
          <option key={address} value={address}>
            {title}
          </option>
        ))}
    </optgroup>
  ));
}
