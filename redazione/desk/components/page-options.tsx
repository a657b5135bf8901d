import type { Answer } from "../../server/calls.ts";

/** Renders the site's pages as options, grouped by section. */
export function PageOptions({ pages }: { pages: Answer<"pages"> }) {
  return [...Map.groupBy(pages, ({ section }) => section)].map(([section, grouped]) => (
    <optgroup key={section} label={section}>
      {grouped.map(({ address, title }) => (
        <option key={address} value={address}>
          {title}
        </option>
      ))}
    </optgroup>
  ));
}
