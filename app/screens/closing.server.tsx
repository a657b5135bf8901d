import type { ComponentProps } from "react";
import type { PageMetaProps } from "../components/page-meta.tsx";
import { PageNotes } from "../components/page-notes/page-notes.tsx";
import { NeighbourLinks } from "../page-components/neighbour-links/neighbour-links.tsx";
import { SectionList } from "../page-components/section-pages/section-pages.tsx";
import { markup } from "./markup.server.ts";
import type { TextData } from "./text-page/data.server.ts";

type InSection = Pick<TextData, "title" | "summary" | "address" | "section" | "sources">;

/** Returns the closing HTML of a section's page: its sources, links to read on, the contents of the whole section. */
export function closing({ sources, section, address }: InSection): string {
  return markup(
    <>
      <PageNotes sources={sources} />
      {section && (
        <>
          <NeighbourLinks {...section.neighbours} />
          <SectionList {...section} current={address} />
        </>
      )}
    </>,
  );
}

interface InIndex extends Pick<TextData, "sources"> {
  neighbours: ComponentProps<typeof NeighbourLinks>;
  index: { title: string; address: string };
}

/** Returns the same of a page that stands in an index: of a company, a hymn or a prayer. */
export function closingInIndex({ sources, neighbours, index }: InIndex): string {
  return markup(
    <>
      <PageNotes sources={sources} />
      <NeighbourLinks {...neighbours} />
      <nav aria-label="Indice">
        <a href={index.address} className="target">
          Torna all’indice: {index.title}
        </a>
      </nav>
    </>,
  );
}

/** Returns the metadata of a section's page, for browsers and link previews, and for its heading. */
export function metaOf({ title, section, summary, address }: InSection): PageMetaProps {
  return { title, section: section?.title, summary, address };
}
