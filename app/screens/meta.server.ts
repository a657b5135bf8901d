import type { PageMetaProps } from "../components/page-meta.tsx";
import type { TextData } from "./text-page/data.server.ts";

/** Returns the metadata of a section's page, for browsers and link previews. */
export function metaOf({ title, section, summary, address }: TextData): PageMetaProps {
  return { title, section: section?.title, summary, address };
}
