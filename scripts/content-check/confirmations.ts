import { toString as plainText } from "mdast-util-to-string";
import {
  type Collection,
  collectionPrefixes,
  pageAddress,
} from "../../app/content.server/addresses.ts";
import { parseMarkdown } from "../../app/content.server/markdown.ts";
import type { Content, Entry } from "../../app/content.server/model.ts";
import { legalAddress } from "../../app/content.server/page-data.ts";
import type { Source } from "../../app/content.server/schemas.ts";

/** A source on which the site leans although others are silent or say otherwise. */
export interface DoubtfulSource {
  text: string;
  certainty: "una fonte" | "contrastante";
}

/** What one page, or one data file, still has to be told. */
export interface Confirmations {
  title: string;
  /** Where visitors read it; a text that is not published has no address. */
  address: string | undefined;
  /** Where an editor changes it, relative to the content folder. */
  file: string;
  /** What the shrine is asked to confirm. */
  questions: string[];
  /** What the sources leave in doubt. */
  doubts: DoubtfulSource[];
}

export interface ConfirmationSection {
  title: string;
  pages: Confirmations[];
}

/**
 * Everything still to be confirmed, in the order in which the site is read: the pages by section, then the prayers,
 * the hymns, the companies, the legal texts and the data of many pages. What has nothing open is left out.
 */
export function openConfirmations(content: Content): ConfirmationSection[] {
  const pages = [
    ...content.pages.map((entry) => ofEntry(entry, pageAddress(entry.slug))),
    ...ofCollection(content, "offerings"),
  ];
  const inSections = new Set(content.sections.flatMap(({ addresses }) => addresses));
  return [
    {
      title: "Pagina principale",
      pages: pages.filter(({ address }) => address && !inSections.has(address)),
    },
    ...content.sections.map(({ title, addresses }) => ({
      title,
      pages: addresses.flatMap((address) => pages.filter((page) => page.address === address)),
    })),
    { title: "Preghiere", pages: ofCollection(content, "prayers") },
    { title: "Inni", pages: ofCollection(content, "hymns") },
    { title: "Compagnie", pages: ofCollection(content, "companies") },
    {
      title: "Testi non pubblicati",
      pages: content.unpublished.map((entry) => ofEntry(entry, undefined)),
    },
    { title: "Note legali", pages: ofLegalTexts(content) },
    {
      title: "Dati di tutto il sito",
      pages: [ofTimeline(content), ofSocialPages(content), ...ofRemainder(content)],
    },
  ].flatMap(({ title, pages: all }) => {
    const open = all.filter(({ questions, doubts }) => questions.length + doubts.length > 0);
    return open.length > 0 ? [{ title, pages: open }] : [];
  });
}

type OpenEntry = Entry<{ title: string; toConfirm: string[]; sources: Source[] }>;

function ofEntry({ file, fields }: OpenEntry, address: string | undefined): Confirmations {
  return {
    title: fields.title,
    address,
    file,
    questions: fields.toConfirm,
    doubts: fields.sources.flatMap(({ text, certainty }) => doubt(text, certainty)),
  };
}

function ofCollection(content: Content, name: Collection): Confirmations[] {
  return content[name].map((entry: OpenEntry) =>
    ofEntry(entry, collectionPrefixes[name] + entry.slug),
  );
}

/** The Italian ones: the English ones say the same. */
function ofLegalTexts({ legal }: Content): Confirmations[] {
  return legal
    .filter(({ fields }) => fields.language === "it")
    .map(({ file, fields }) => ({
      title: fields.title,
      address: legalAddress(fields.category),
      file,
      questions: fields.toConfirm,
      doubts: [],
    }));
}

function ofTimeline({ timeline }: Content): Confirmations {
  return {
    title: "Cronologia",
    address: pageAddress("storia/cenni-storici"),
    file: "timeline.yaml",
    questions: [],
    doubts: timeline
      .flatMap(({ events }) => events)
      .flatMap(({ when, event, source, certainty }) =>
        doubt(`${when}: ${plainText(parseMarkdown(event))} (${source})`, certainty),
      ),
  };
}

function ofSocialPages({ site }: Content): Confirmations {
  return {
    title: "Pagine sociali",
    address: undefined,
    file: "site.yaml",
    questions: site.social
      .filter(({ confirmed }) => !confirmed)
      .map(({ name }) => `L’indirizzo della pagina ${name} del santuario, o che non c’è.`),
    doubts: [],
  };
}

function ofRemainder({ toConfirm }: Content): Confirmations[] {
  return toConfirm.map(({ subject, questions }) => ({
    title: subject,
    address: undefined,
    file: "to-confirm.yaml",
    questions,
    doubts: [],
  }));
}

function doubt(text: string, certainty: Source["certainty"]): DoubtfulSource[] {
  return certainty === "certo" ? [] : [{ text, certainty }];
}
