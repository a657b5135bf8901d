import type { z } from "zod";
import type { RouteTree } from "../../app/site-map.ts";
import type { TextPart } from "../../domain/search/search-data.ts";
import { type Prose, renderWithFields } from "../markdown/markdown.ts";
import type { Blocks } from "../markdown/shortcodes.ts";
import type { Calendar } from "../schemas/calendar.ts";
import type { CommonFields, Entry } from "./entry.ts";
import type { SiteFields } from "./site-fields.ts";

/** The shortcodes and fields that a text may reference in braces. */
export interface NamedInTexts {
  blocks: Blocks;
  siteFields: SiteFields;
}

/** A collection of content: a folder of Markdown files with one schema. */
export interface Collection<Fields extends CommonFields = CommonFields> {
  schema: z.ZodType<Fields>;
  render: (markdown: string, named: NamedInTexts) => Prose;
  /** Returns the address of an entry; entries with the same address share a page. */
  addressOf(entry: { slug: string; fields: Fields }): string;
  /** The screens of its pages, by pattern; absent where app/site-map.ts names them. */
  routes?: RouteTree;
  /** The page that lists the entries, if it is the one they link back to. */
  index?: { title: string; address: string };
  /** Returns the indexed text of an entry. Hours are left out: the page changes when a period ends, the index does not. */
  searchParts(entry: Entry<Fields>, content: { calendar: Calendar }): TextPart[];
  /** What the desk calls its texts; `fresh` is absent where editors add none. */
  words: { all: string; one: string; ending: "o" | "a"; fresh?: string };
}

export const under =
  (prefix: string) =>
  ({ slug }: { slug: string }) =>
    prefix + slug;

export const withSiteFields = (markdown: string, { siteFields }: NamedInTexts) =>
  renderWithFields(markdown, siteFields);

export const withoutPlace = ({ id, ...part }: TextPart): TextPart => part;

/** Builds an indexed part without a heading, skipping undefined texts. */
export const searchPart = (texts: readonly (string | undefined)[]): TextPart => ({
  passages: texts.filter((text) => text !== undefined),
});
