import { LinkGroups } from "../../page-components/link-groups/link-groups.tsx";
import { markup } from "../markup.server.ts";
import type { SearchPageData } from "./data.server.ts";

/** Returns the props of the search: the address of its data, the sections' pictures, and as HTML all pages by section. */
export default function searchProps({ index, groups }: SearchPageData) {
  const pictures = Object.fromEntries(groups.map(({ title, picture }) => [title, picture]));
  return { index, pictures, html: { pages: markup(<LinkGroups groups={groups} />) } };
}
