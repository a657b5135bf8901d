import { CONTENTS_TITLE, PageContents } from "../page-components/page-contents/page-contents.tsx";
import { fitSidebar, SectionList } from "../page-components/section-pages/section-pages.tsx";
import { markup } from "./markup.server.ts";
import type { TextData } from "./text-page/data.server.ts";

type WithLists = Partial<Pick<TextData, "section" | "address" | "contents">>;

/** Returns what a page has for the sidebar of wide windows: the list with which it ends, and its table of contents. */
export function sidebarLists(page: WithLists, parts: readonly string[]): string {
  return sectionList(page, parts.at(-1)) + contentsList(page, parts);
}

/** Returns the pages of the section, if the page ends with them and they have room in the sidebar. */
function sectionList({ section, address = "" }: WithLists, end = ""): string {
  if (!section || !fitSidebar(section.pages)) return "";
  const list = { ...section, current: address };
  if (!end.endsWith(markup(<SectionList {...list} />))) return "";
  return markup(<SectionList {...list} label={`Sezione ${section.title}`} />);
}

/** Returns the table of contents, if one of the parts of the page has it. */
function contentsList({ contents = [] }: WithLists, parts: readonly string[]): string {
  const folded = markup(<PageContents contents={contents} />);
  if (!folded || !parts.some((part) => part.includes(folded))) return "";
  const headings = contents.map(({ id, text }) => ({ address: `#${id}`, title: text }));
  return markup(<SectionList title={CONTENTS_TITLE} pages={headings} />);
}
