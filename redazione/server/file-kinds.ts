import * as known from "../../domain/addresses.ts";
import { WORD_LIST_FILE } from "../../pipeline/checks/language/word-list.ts";
import {
  type CollectionName,
  collectionNamed,
  collectionNames,
  collections,
} from "../../pipeline/read/collections.ts";
import type { CommonFields } from "../../pipeline/read/entry.ts";
import type { Draft, FilePath } from "../api.ts";

/**
 * Collections and single files, in the order of the table in docs/guida-redazione.md: the title that the parish knows a
 * file by, and the pages that show it, the one first where visitors look for it; the main one for what is on every page.
 */
const GUIDE: readonly [name: string, title?: string, ...pages: string[]][] = [
  ["pages"],
  ["sections.yaml", "Sezioni del sito", known.HOME_PAGE],
  ["hours.yaml", "Orari", known.HOURS_PAGE, known.HOME_PAGE, known.SHEET_PAGE],
  ["road.yaml", "Strada", known.ROAD_PAGE, known.HOME_PAGE],
  ["news.yaml", "Avvisi", known.HOME_PAGE],
  ["hymns"],
  ["prayers"],
  ["verse-groups.yaml", "Indici di inni e preghiere", known.PRAYERS_PAGE, known.HYMNS_PAGE],
  ["companies"],
  ["offerings"],
  ["calendar.yaml", "Feste e ricorrenze", known.FEASTS_PAGE, known.HOME_PAGE],
  ["accessibility.yaml", "Accessibilità", known.ACCESSIBILITY_PAGE],
  ["pilgrim-sheet.yaml", "Foglio del pellegrino", known.SHEET_PAGE],
  ["navigation.yaml", "Menu", known.HOME_PAGE],
  ["home-images.yaml", "Pagina d’ingresso", "/"],
  ["site.yaml", "Telefono, indirizzo, pagine sociali", known.HOME_PAGE],
  ["legal"],
  ["timeline.yaml", "Cronologia", "/app/storia/cenni-storici"],
  ["saints/exceptions.yaml", "Santi: i giorni diversi dal calendario", known.HOME_PAGE],
  ["saints/local.yaml", "Santi: il santuario, la diocesi, i paesi", known.HOME_PAGE],
  ["saints/fixed.yaml", "Santi: i giorni dell’anno", known.HOME_PAGE],
  ["saints/movable.yaml", "Santi: le celebrazioni mobili", known.HOME_PAGE],
  [WORD_LIST_FILE, "Parole che il correttore non conosce"],
  ["voce.yaml", "Nomi ed espressioni"],
  ["to-confirm.yaml", "Domande al rettore senza pagina"],
  ["foglio.yaml", "Ordine delle domande al rettore"],
  ["sinonimi.yaml", "Parole della ricerca", known.SEARCH_PAGE],
  ["rinvii.yaml", "Indirizzi che portano altrove"],
];

const singleFiles = new Map(
  GUIDE.flatMap(([path, title, ...pages]) => (title ? [[path, { title, pages }] as const] : [])),
);

/** Everything that can be opened: the guide's table, then the collections that it does not know. */
export const ORDER = [...new Set([...GUIDE.map(([name]) => name), ...collectionNames])];

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
  collectionOf(path) !== undefined || singleFiles.has(path);

/** Returns the kind of a file: "pages", "hours", "saints/exceptions". */
export const kindOf = (path: FilePath): string => collectionOf(path) ?? path.replace(/\.\w+$/, "");

/** Returns the name of a text in its collection: "storia/cenni-storici". */
export const slugOf = (path: FilePath): string => path.replace(/^[^/]+\/|\.md$/g, "");

export const titleOfSingle = (path: FilePath): string | undefined => singleFiles.get(path)?.title;

/** Returns the pages that show a file, the one first where visitors look for it. */
export const pagesOf = (path: FilePath, draft: Draft | undefined): string[] =>
  singleFiles.get(path)?.pages ?? addressesOf(path, draft);

/** Returns the addresses that show a text: its own, then its index; none for an unpublished one. */
export const addressesOf = (path: FilePath, draft: Draft | undefined): string[] =>
  (draft?.fields as { pubblicare?: unknown } | undefined)?.pubblicare === false
    ? []
    : everyAddressOf(path, draft);

/** Returns the address of a text, published or not. */
export const addressOf = (path: FilePath, draft?: Draft): string =>
  everyAddressOf(path, draft)[0] ?? known.HOME_PAGE;

function everyAddressOf(path: FilePath, draft: Draft | undefined): string[] {
  const collection = collectionOf(path);
  if (!collection) return [];
  const { categoria } = (draft?.fields ?? {}) as { categoria?: unknown };
  const fields = { category: categoria && String(categoria) } as unknown as CommonFields;
  const { addressOf, index } = collectionNamed(collection);
  return [addressOf({ slug: slugOf(path), fields }), ...(index ? [index.address] : [])];
}
