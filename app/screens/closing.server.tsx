import { PageNotes } from "../components/page-notes/page-notes.tsx";
import {
  fitSidebar,
  SectionList,
  SectionPages,
} from "../components/section-pages/section-pages.tsx";
import { markup } from "./markup.server.ts";
import type { TextData } from "./text-page/data.server.ts";

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
export function sidebarList(
  { section, address = "" }: Partial<Pick<TextData, "section" | "address">>,
  end = "",
): string | undefined {
  if (!section || !fitSidebar(section.pages)) return undefined;
  const list = { ...section, current: address };
  if (!end.endsWith(markup(<SectionList {...list} />))) return undefined;
  return markup(<SectionList {...list} label={`Sezione ${section.title}`} />);
}
