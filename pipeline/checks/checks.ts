import { type PageFields, specials } from "../../app/screens/text-page/collections.server.ts";
import { isTextScreen } from "../../app/site-map.ts";
import { COMPANIES_PAGE, HOME_PAGE, SHEET_PAGE } from "../../domain/addresses.ts";
import { SITE_CARD } from "../../domain/pictures/social-cards.ts";
import { WEEKDAY_NAMES } from "../../domain/time/calendar-date.ts";
import { referencedImages } from "../images/image-references.ts";
import { positionOf } from "../maps/company-map/way.ts";
import { renderMarkdown, SITE_FIELD_EXPECTED } from "../markdown/markdown.ts";
import { allEntries, pageAddress, publishedEntries, screenOf } from "../pages/addresses.ts";
import { collectionNamed, collectionNames } from "../read/collections.ts";
import type { Report } from "../read/files.ts";
import type { Content } from "../read/model.ts";
import { NAME_EXPECTED } from "../schemas/sheet-order.ts";
import { isIn } from "./confirmations.ts";
import { checkHours } from "./hours-checks.ts";
import { checkLinks, menuAddresses } from "./link-checks.ts";
import { checkRedirects } from "./redirect-checks.ts";
import { repeats } from "./repeats.ts";
import { checkBlocks } from "./shortcode-checks.ts";
import { textsAndData } from "./stray-files.ts";

/** Checks the rules across files: one address and one section per page, unique titles, no broken links. */
export function checkContent(content: Content, report: Report): void {
  for (const check of [
    checkPages,
    checkShownFields,
    checkBlocks,
    checkSectionsInMenus,
    checkEntries,
    checkLinks,
    checkPictures,
    checkNames,
    checkMysteries,
    checkNews,
    checkHours,
    checkRedirects,
    checkSheetOrder,
  ]) {
    check(content, report);
  }
}

/** Pages with a template of their own, and the indexes of the collections, which the code links to. */
const NEEDED_PAGES = [
  HOME_PAGE,
  SHEET_PAGE,
  ...collectionNames.flatMap((name) => collectionNamed(name).index?.address ?? []),
];

/** Checks that each file of content/pages is the only page at its address, and is listed in exactly one section. */
function checkPages(content: Content, report: Report): void {
  const { pages, sections } = content;
  for (const { slug, file } of pages) {
    const address = pageAddress(slug);
    const isTaken = !isTextScreen(screenOf(content, address)) && !NEEDED_PAGES.includes(address);
    if (isTaken || slug === SITE_CARD) {
      report(file, "nome del file", slug, "un nome che il sito non usa già per altro");
    }
    const count = sections.filter(({ addresses }) => addresses.includes(address)).length;
    if (count !== 1 && address !== HOME_PAGE) {
      const found = `una pagina in ${count === 0 ? "nessuna sezione" : "più sezioni"}`;
      report(file, "sezione", found, `«${address}» in una sola sezione di sections.yaml`);
    }
  }
  for (const address of NEEDED_PAGES) {
    if (pages.every(({ slug }) => pageAddress(slug) !== address)) {
      report(`${address.replace("/app/", "pages/")}.md`, [], "niente", "il testo della pagina");
    }
  }
}

/** The fields that some pages do not show, with their names in the code. */
const MAYBE_SHOWN = {
  immagine: "picture",
  in_breve: "facts",
  riquadro: "special",
  figure: "figures",
  galleria: "gallery",
  posizione: "position",
  festa: "feast",
} as const;

type MaybeShown = readonly (keyof typeof MAYBE_SHOWN)[];

/** Fields that pages with a template of their own do not show, and those that only communities show. */
export const NOT_SHOWN: Record<string, MaybeShown> = {
  [HOME_PAGE]: ["immagine", "in_breve", "riquadro", "figure"],
  [SHEET_PAGE]: ["in_breve", "riquadro", "figure", "galleria"],
  [COMPANIES_PAGE]: ["immagine", "galleria", "figure"],
};
const OF_COMMUNITIES: MaybeShown = ["posizione", "festa"];

/** Rejects fields that the page would not show, and a widget that belongs to another kind of page. */
function checkShownFields(content: Content, report: Report): void {
  for (const { collection, entry, address } of publishedEntries(content)) {
    if (collection !== "pages" && collection !== "offerings") continue;
    const screen = screenOf(content, address);
    const ofOthers = screen === "community" ? [] : OF_COMMUNITIES;
    const fields = entry.fields as PageFields;
    const { special } = fields;
    if (special && isTextScreen(screen) && screen !== specials[special]) {
      report(entry.file, ["riquadro"], `«${special}», che questa pagina non mostra`, "niente");
    }
    for (const field of [...(NOT_SHOWN[address] ?? []), ...ofOthers]) {
      const value = fields[MAYBE_SHOWN[field]];
      if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
      report(entry.file, [field], "un campo che questa pagina non mostra", "niente");
    }
  }
}

/** Checks that every section can be reached from a menu. */
function checkSectionsInMenus(content: Content, report: Report): void {
  const inMenus = new Set(menuAddresses(content).map(({ address }) => address));
  for (const [index, { title, addresses }] of content.sections.entries()) {
    if (addresses.some((address) => inMenus.has(address))) continue;
    const expected = "almeno una delle sue pagine in navigation.yaml";
    const found = `«${title}», a cui nessun menu porta`;
    report("sections.yaml", [index, "pagine"], found, expected);
  }
}

/** Allowed file names: they become part of an address. */
const FILE_NAME = /^[a-z0-9]+(?:[_-][a-z0-9]+)*(?:\/[a-z0-9]+(?:[_-][a-z0-9]+)*)*$/;

/** Checks the names of files, and that no two texts share a title, a summary, or the category of a legal page. */
function checkEntries(content: Content, report: Report): void {
  const entries = allEntries(content);
  for (const { slug, file } of entries.filter(({ slug }) => !FILE_NAME.test(slug))) {
    const expected = "lettere minuscole senza accenti, cifre e trattini, per esempio san-donato";
    report(file, "nome del file", slug, expected);
  }
  for (const [field, name] of [
    ["titolo", "title"],
    ["sommario", "summary"],
  ] as const) {
    for (const { item, first } of repeats(entries, ({ fields }) => fields[name])) {
      report(item.file, [field], `lo stesso di ${first.file}`, "un testo diverso");
    }
  }
  for (const { item, first } of repeats(content.legal, ({ fields }) => fields.category)) {
    report(item.file, ["categoria"], `la stessa di ${first.file}`, "una categoria sola per testo");
  }
}

/** Wording for a picture that could be removed. */
export const UNNAMED_PICTURE = "un’immagine che nessuna pagina nomina";

/** Checks that every referenced picture exists and every existing one is referenced, and that no two pages open alike. */
function checkPictures(content: Content, report: Report): void {
  const named = referencedImages(content);
  for (const { file, at, image, credit } of named) {
    if (!content.images.includes(image)) {
      report(file, [...at, "file"], image, "un file che si trova in content/images");
    }
    const creditExpected = otherCreditExpected(image, credit);
    if (creditExpected) report(file, [...at, "credito"], `«${credit}»`, creditExpected);
  }
  const opening = named.filter(({ at }) => at[0] === "immagine");
  for (const { item, first } of repeats(opening, ({ image }) => image)) {
    report(item.file, [...item.at, "file"], `lo stesso di ${first.file}`, "un’immagine diversa");
  }
  const expected = "un’immagine nominata nel campo «immagine», «figure» o «galleria» di una pagina";
  const names = new Set(named.map(({ image }) => image));
  for (const image of content.images.filter((image) => !names.has(image))) {
    report(`images/${image}`, "nome del file", UNNAMED_PICTURE, expected);
  }
}

/** Returns the credit expected of a photograph credited as a drawing, or the reverse; otherwise undefined. */
function otherCreditExpected(image: string, credit: string): string | undefined {
  if (image.endsWith(".jpg") && /^illustrazione/i.test(credit)) return "chi ha fatto la fotografia";
  if (image.endsWith(".svg") && /^foto/i.test(credit)) return "«Illustrazione», sotto un disegno";
  return undefined;
}

/** Checks that data files and fields name texts that exist, indexes all of them, and calendar files are told apart. */
function checkNames(content: Content, report: Report): void {
  for (const [field, name, inSheet, onSheet] of [
    ["preghiere", "prayers", "preghiera", content.pilgrimSheet.prayer],
    ["inni", "hymns", "inno", content.pilgrimSheet.hymn],
  ] as const) {
    const missing = new Set(content[name].map(({ slug }) => slug));
    if (!missing.has(onSheet)) {
      const expected = `il nome di un file di content/${name} che è pubblicato`;
      report("pilgrim-sheet.yaml", [inSheet], onSheet, expected);
    }
    for (const slug of content.verseGroups[name].flatMap(({ slugs }) => slugs)) {
      if (missing.delete(slug)) continue;
      const expected = `il nome di un file di content/${name}, una volta sola`;
      report("verse-groups.yaml", [field], slug, expected);
    }
    for (const slug of missing) {
      const found = `nessun gruppo con ${slug}`;
      report("verse-groups.yaml", [field], found, "ogni testo in un gruppo");
    }
  }
  const companies = content.companies.map(({ slug }) => slug);
  for (const { slug, file, fields } of content.companies) {
    const others = new Set(companies.filter((other) => other !== slug));
    for (const [index, nearby] of fields.nearby.entries()) {
      if (others.delete(nearby)) continue;
      const expected = "il nome di un altro file di content/companies, senza .md, una volta sola";
      report(file, ["vicine", index], nearby, expected);
    }
    for (const [index, { place }] of fields.moments.entries()) {
      if (place === fields.title || positionOf(place, content.companies)) continue;
      const expected = "il paese di una compagnia, o un altro luogo che sta sulla carta";
      report(file, ["cammino", index, "dove"], place, expected);
    }
  }
  const inCalendars = [...companies, ...content.calendar.feasts.map(({ slug }) => slug)];
  for (const { item, index } of repeats(inCalendars, (slug) => slug)) {
    const expected = "una sigla che nessun’altra festa e nessuna compagnia ha";
    report("calendar.yaml", ["feste", index - companies.length, "sigla"], item, expected);
  }
}

/** Checks that the mysteries of the Rosary divide the days of the week among them. */
function checkMysteries({ prayers, hymns }: Content, report: Report): void {
  for (const { file, prose } of [...prayers, ...hymns]) {
    const days = prose.mysteries.flatMap((group) => group.days).sort();
    if (days.length === 0 || days.join() === "0,1,2,3,4,5,6") continue;
    const names = days.map((day) => WEEKDAY_NAMES[day]).join(", ");
    report(file, "giorni dei misteri", names, "ogni giorno della settimana, una volta sola");
  }
}

/** Checks the texts of the news, which contain no shortcodes in braces. */
function checkNews({ news }: Content, report: Report): void {
  for (const [index, { text }] of news.entries()) {
    for (const { found, expected } of renderMarkdown(text).faults) {
      report("news.yaml", [index, "testo"], found, expected);
    }
    const [unknown] = /\{[^{}]*\}/.exec(text) ?? [];
    if (unknown) report("news.yaml", [index, "testo"], unknown, SITE_FIELD_EXPECTED);
  }
}

/** Checks that the order of the rector's sheet names files and folders that are there. */
function checkSheetOrder(content: Content, report: Report): void {
  const files = textsAndData(content);
  for (const [field, names] of [
    ["prima", content.sheetOrder.first],
    ["appendice", content.sheetOrder.appendix],
  ] as const) {
    for (const [index, name] of names.entries()) {
      if (files.some((file) => isIn(file, name))) continue;
      report("foglio.yaml", [field, index], name, NAME_EXPECTED);
    }
  }
}
