import type { TextData } from "../../pipeline/pages/page-data.ts";
import { PageNotes } from "../components/page-notes.tsx";
import { SectionPages } from "../components/section-pages.tsx";
import { markup } from "./markup.server.ts";

/** The end of a page of a section, as HTML: where its text comes from, its neighbours, the whole section. */
export function closing({ sources, section, address }: TextData): string {
  return markup(
    <>
      <PageNotes sources={sources} />
      {section && <SectionPages {...section} current={address} />}
    </>,
  );
}
