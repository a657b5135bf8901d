import type { TextData } from "../../pipeline/pages/page-data.ts";
import type { PageMetaProps } from "../components/page-meta.tsx";

/** What a page of a section says of itself to browsers, and to those who show its link. */
export function metaOf({ title, section, summary, address }: TextData): PageMetaProps {
  return { title, section: section?.title, summary, address };
}
