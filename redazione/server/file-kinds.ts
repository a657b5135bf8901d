import type { z } from "zod";
import {
  ACCESSIBILITY_PAGE,
  FEASTS_PAGE,
  HOME_PAGE,
  HOURS_PAGE,
  HYMNS_PAGE,
  PRAYERS_PAGE,
  ROAD_PAGE,
  SEARCH_PAGE,
  SHEET_PAGE,
} from "../../domain/addresses.ts";
import { VOICE_FILE, voiceSchema } from "../../pipeline/checks/language/voice-rules.ts";
import { WORD_LIST_FILE } from "../../pipeline/checks/language/word-list.ts";
import { SHEET_ORDER_FILE, sheetOrderSchema } from "../../pipeline/checks/sheet-order.ts";
import {
  type CollectionName,
  collectionNamed,
  collectionNames,
  collections,
} from "../../pipeline/read/collections.ts";
import type { CommonFields } from "../../pipeline/read/entry.ts";
import { yamlFiles } from "../../pipeline/read/yaml-files.ts";
import type { FileKind, FilePath } from "../api.ts";

/** A file outside the collections: the title that the parish knows it by, and the pages that show it. */
interface SingleFile {
  title: string;
  /** The pages that show it, the one where visitors look for it first; empty if it is on every page, or on none. */
  pages: readonly string[];
}

const ON_EVERY_PAGE: readonly string[] = [];

type Opened = CollectionName | keyof typeof SINGLE_FILES;

/** Collections and single files, in the order of the table in docs/guida-redazione.md. */
const GUIDE: readonly Opened[] = [
  "pages",
  "sections.yaml",
  "hours.yaml",
  "road.yaml",
  "news.yaml",
  "hymns",
  "prayers",
  "verse-groups.yaml",
  "companies",
  "offerings",
  "calendar.yaml",
  "accessibility.yaml",
  "pilgrim-sheet.yaml",
  "navigation.yaml",
  "home-images.yaml",
  "site.yaml",
  "legal",
  "timeline.yaml",
  "saints/exceptions.yaml",
  "saints/local.yaml",
  "saints/fixed.yaml",
  "saints/movable.yaml",
  WORD_LIST_FILE,
  VOICE_FILE,
  "to-confirm.yaml",
  SHEET_ORDER_FILE,
  "sinonimi.yaml",
  "rinvii.yaml",
];

/** Everything that can be opened: the guide's table, then the collections that it does not know. */
export const ORDER: readonly Opened[] = [...new Set([...GUIDE, ...collectionNames])];

export const SINGLE_FILES = {
  "sections.yaml": { title: "Sezioni del sito", pages: [HOME_PAGE] },
  "hours.yaml": {
    title: "Orari",
    pages: [HOURS_PAGE, HOME_PAGE, SHEET_PAGE],
  },
  "road.yaml": { title: "Strada", pages: [ROAD_PAGE, HOME_PAGE] },
  "news.yaml": { title: "Avvisi", pages: [HOME_PAGE] },
  "verse-groups.yaml": {
    title: "Indici di inni e preghiere",
    pages: [PRAYERS_PAGE, HYMNS_PAGE],
  },
  "calendar.yaml": { title: "Feste e ricorrenze", pages: [FEASTS_PAGE, HOME_PAGE] },
  "accessibility.yaml": { title: "Accessibilità", pages: [ACCESSIBILITY_PAGE] },
  "pilgrim-sheet.yaml": {
    title: "Foglio del pellegrino",
    pages: [SHEET_PAGE],
  },
  "navigation.yaml": { title: "Menu", pages: ON_EVERY_PAGE },
  "home-images.yaml": { title: "Pagina d’ingresso", pages: ["/"] },
  "site.yaml": { title: "Telefono, indirizzo, pagine sociali", pages: ON_EVERY_PAGE },
  "timeline.yaml": { title: "Cronologia", pages: ["/app/storia/cenni-storici"] },
  "saints/exceptions.yaml": { title: "Santi: i giorni diversi dal calendario", pages: [HOME_PAGE] },
  "saints/local.yaml": { title: "Santi: il santuario, la diocesi, i paesi", pages: [HOME_PAGE] },
  "saints/fixed.yaml": { title: "Santi: i giorni dell’anno", pages: [HOME_PAGE] },
  "saints/movable.yaml": { title: "Santi: le celebrazioni mobili", pages: [HOME_PAGE] },
  [WORD_LIST_FILE]: { title: "Parole che il correttore non conosce", pages: [] },
  [VOICE_FILE]: { title: "Nomi ed espressioni", pages: [] },
  "to-confirm.yaml": { title: "Domande al rettore senza pagina", pages: [] },
  [SHEET_ORDER_FILE]: { title: "Ordine delle domande al rettore", pages: [] },
  "sinonimi.yaml": { title: "Parole della ricerca", pages: [SEARCH_PAGE] },
  "rinvii.yaml": { title: "Indirizzi che portano altrove", pages: [] },
} satisfies Record<string, SingleFile>;

/** The page on which files that affect every page are previewed: the one that visitors see first. */
const EXAMPLE_PAGES = [HOME_PAGE];

/** Schemas including those of files that only the check reads; a word list has no fields. */
const ownSchemas: Readonly<Record<string, z.ZodType | undefined>> = {
  ...yamlFiles,
  [VOICE_FILE]: voiceSchema,
  [SHEET_ORDER_FILE]: sheetOrderSchema,
  [WORD_LIST_FILE]: undefined,
};

/** Returns the collection of a Markdown file; undefined for any other file. */
export function collectionOf(path: FilePath): CollectionName | undefined {
  const [folder = ""] = path.split("/");
  return path.endsWith(".md") && Object.hasOwn(collections, folder)
    ? (folder as CollectionName)
    : undefined;
}

/** Returns what a new text of a collection is called; undefined where editors add none. */
export function freshName(path: FilePath): string | undefined {
  const collection = collectionOf(path);
  return collection && collectionNamed(collection).words.fresh;
}

/** Tells whether a path is one that the desk can open. */
export const isKnown = (path: FilePath): boolean =>
  collectionOf(path) !== undefined || Object.hasOwn(SINGLE_FILES, path);

/** Returns the kind of a file: "pages", "hours", "saints/exceptions". */
export const kindOf = (path: FilePath): FileKind =>
  collectionOf(path) ?? path.replace(/\.\w+$/, "");

/** Returns the schema of a file's fields; undefined for a word list. */
export function schemaOf(path: FilePath): z.ZodType | undefined {
  const collection = collectionOf(path);
  return collection ? collectionNamed(collection).schema : ownSchemas[path];
}

export const singleFile = (path: FilePath): SingleFile | undefined =>
  (SINGLE_FILES as Record<string, SingleFile>)[path];

/** Returns the pages that show a single file. */
export function pagesOf(path: FilePath): readonly string[] {
  const pages = singleFile(path)?.pages ?? [];
  return pages === ON_EVERY_PAGE ? EXAMPLE_PAGES : pages;
}

/** Returns the addresses that show a text: its own, then its index. */
export function pagesOfText(path: FilePath, fields: { category?: string }): string[] {
  const collection = collectionOf(path);
  if (!collection) return [];
  const slug = path.slice(collection.length + 1).replace(/\.md$/, "");
  const { addressOf, index } = collectionNamed(collection);
  const address = addressOf({ slug, fields: fields as CommonFields });
  return [address, ...(index ? [index.address] : [])];
}
