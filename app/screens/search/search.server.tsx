import { LinkGroups } from "../../page-components/link-groups/link-groups.tsx";
import { markup } from "../markup.server.ts";
import type { SearchPageData } from "./data.server.ts";
import type { SearchProps } from "./search.tsx";

/** Returns the props of the search: the address of its data, the sections' pictures, and as HTML all pages by section. */
export default function searchProps({ index, groups }: SearchPageData): SearchProps {
  const pictures = Object.fromEntries(groups.map(({ title, picture }) => [title, picture]));
  return { index, pictures, html: { pages: markup(<LinkGroups groups={groups} />) } };
}
