import { CONTENTS_TITLE, PageContents } from "../page-components/page-contents/page-contents.tsx";
import { fitSidebar, SectionList } from "../page-components/section-pages/section-pages.tsx";
import { markup } from "./markup.server.ts";
import type { TextData } from "./text-page/data.server.ts";

interface WithLists extends Partial<Pick<TextData, "address" | "contents">> {
  section?: Pick<NonNullable<TextData["section"]>, "title" | "pages"> | undefined;
}

/** Returns what a page has for the sidebar of wide windows: the pages of its section, and its table of contents. */
export function sidebarLists(page: WithLists, parts: readonly string[]): string {
  return sectionList(page) + contentsList(page, parts);
}

/** Returns the pages of the section, if they have room in the sidebar. */
function sectionList({ section, address }: WithLists): string {
  if (!section || !fitSidebar(section.pages)) return "";
  const { title, pages } = section;
  return markup(
    <SectionList title={title} label={`Sezione ${title}`} pages={pages} current={address} />,
  );
}

/** Returns the table of contents, if one of the parts of the page has it. */
function contentsList({ contents = [] }: WithLists, parts: readonly string[]): string {
  const folded = markup(<PageContents contents={contents} />);
  if (!folded || !parts.some((part) => part.includes(folded))) return "";
  const headings = contents.map(({ id, text }) => ({ address: `#${id}`, title: text }));
  return markup(<SectionList title={CONTENTS_TITLE} pages={headings} />);
}
