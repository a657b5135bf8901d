import type { PageData, TextData } from "../../pipeline/pages/page-data.ts";
import { PageNotes } from "../components/page-notes/page-notes.tsx";
import {
  fitSidebar,
  SectionList,
  SectionPages,
} from "../components/section-pages/section-pages.tsx";
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

/** Returns the list with which a page ends, again, for the sidebar of wide windows; undefined if it has no room there. */
export function sidebarList(page: PageData, end = ""): string | undefined {
  if (!("section" in page && page.section && fitSidebar(page.section.pages))) return undefined;
  const section = { ...page.section, current: page.address };
  if (!end.endsWith(markup(<SectionList {...section} />))) return undefined;
  return markup(<SectionList {...section} label={`Sezione ${section.title}`} />);
}
