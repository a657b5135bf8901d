import type { PageData, TextData } from "../../pipeline/pages/page-data.ts";
import { PageNotes } from "../components/page-notes/page-notes.tsx";
import {
  fitSidebar,
  SectionList,
  SectionPages,
} from "../components/section-pages/section-pages.tsx";
import {
  CONTENTS_TITLE,
  PageContents,
} from "../components/text-with-contents/text-with-contents.tsx";
import { markup } from "./markup.server.ts";

/** Returns the closing HTML of a section's page: its sources, its neighbours, the contents of the section. */
export function closing({ sources, section, address }: TextData): string {
  return markup(
    <>
      <PageNotes sources={sources} />
      {section && <SectionPages {...section} current={address} />}
    </>,
  );
}

/** Returns what a page has for the sidebar of wide windows: the list with which it ends, and its table of contents. */
export function sidebarLists(page: PageData, parts: readonly string[]): string {
  return sectionList(page, parts.at(-1)) + contentsList(page, parts);
}

/** Returns the pages of the section, if the page ends with them and they have room in the sidebar. */
function sectionList(page: PageData, end = ""): string {
  if (!("section" in page && page.section && fitSidebar(page.section.pages))) return "";
  const section = { ...page.section, current: page.address };
  if (!end.endsWith(markup(<SectionList {...section} />))) return "";
  return markup(<SectionList {...section} label={`Sezione ${section.title}`} />);
}

/** Returns the table of contents, if one of the parts of the page has it. */
function contentsList(page: PageData, parts: readonly string[]): string {
  if (page.kind === "legal" || !("contents" in page)) return "";
  const folded = markup(<PageContents contents={page.contents} />);
  if (!folded || !parts.some((part) => part.includes(folded))) return "";
  const headings = page.contents.map(({ id, text }) => ({ address: `#${id}`, title: text }));
  return markup(<SectionList title={CONTENTS_TITLE} pages={headings} />);
}
