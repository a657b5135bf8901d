import type { z } from "zod";
import {
  COMPANIES_PAGE,
  COOKIES_PAGE,
  HYMNS_PAGE,
  PRAYERS_PAGE,
  PRIVACY_PAGE,
} from "../../domain/addresses.ts";
import { type Prose, renderVerse, renderWithFields } from "../markdown/markdown.ts";
import type { Blocks } from "../markdown/shortcodes.ts";
import { companySchema } from "../schemas/company.ts";
import { legalSchema } from "../schemas/legal.ts";
import { pageSchema } from "../schemas/page.ts";
import { verseSchema } from "../schemas/verse.ts";
import type { CommonFields } from "./entry.ts";
import type { SiteFields } from "./site-fields.ts";

/** The shortcodes and fields that a text may reference in braces. */
export interface NamedInTexts {
  blocks: Blocks;
  siteFields: SiteFields;
}

/** A kind of content: a folder of Markdown files with one schema. */
interface Collection {
  schema: z.ZodType<CommonFields>;
  /** Renders its texts. */
  render: (markdown: string, named: NamedInTexts) => Prose;
  /** Returns the address of an entry; entries with the same address share a page. */
  addressOf: (entry: { slug: string; fields: CommonFields }) => string;
  /** The page that lists the entries, if it is the one they link back to. */
  index?: { title: string; address: string };
}

const under =
  (prefix: string) =>
  ({ slug }: { slug: string }) =>
    prefix + slug;

const withSiteFields = (markdown: string, { siteFields }: NamedInTexts) =>
  renderWithFields(markdown, siteFields);

/** All collections, by the names of their folders in content/. */
export const collections = {
  pages: {
    schema: pageSchema,
    render: (markdown, { blocks, siteFields }) => renderWithFields(markdown, siteFields, blocks),
    addressOf: under("/app/"),
  },
  offerings: {
    schema: pageSchema,
    render: withSiteFields,
    addressOf: under("/app/offerte/"),
  },
  hymns: {
    schema: verseSchema,
    render: renderVerse,
    addressOf: under("/app/inni/"),
    index: { title: "Inni", address: HYMNS_PAGE },
  },
  prayers: {
    schema: verseSchema,
    render: renderVerse,
    addressOf: under("/app/preghiere/"),
    index: { title: "Preghiere", address: PRAYERS_PAGE },
  },
  companies: {
    schema: companySchema,
    render: withSiteFields,
    addressOf: under("/app/pellegrinaggio/compagnie/"),
    index: { title: "Le compagnie", address: COMPANIES_PAGE },
  },
  legal: {
    schema: legalSchema,
    render: withSiteFields,
    addressOf: ({ fields }) =>
      fields.category?.startsWith("Privacy Policy") ? PRIVACY_PAGE : COOKIES_PAGE,
  },
} satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;

export const collectionNames = Object.keys(collections) as CollectionName[];

export type FieldsOf<Name extends CollectionName> = z.output<(typeof collections)[Name]["schema"]>;
