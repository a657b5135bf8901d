import type { PageFields } from "../../app/screens/text-page/collections.server.ts";
import { isTextScreen } from "../../app/site-map.ts";
import { SITE_CARD } from "../../domain/pictures/social-cards.ts";
import { WEEKDAY_NAMES } from "../../domain/time/calendar-date.ts";
import { referencedImages } from "../images/image-references.ts";
import { renderMarkdown } from "../markdown/markdown.ts";
import {
  allEntries,
  COMPANIES_PAGE,
  MAIN_PAGE,
  PILGRIM_SHEET,
  pageAddress,
  publishedEntries,
  screenOf,
} from "../pages/addresses.ts";
import { collectionNamed, collectionNames } from "../read/collections.ts";
import type { AnyEntry } from "../read/entry.ts";
import { type ContentFolder, SITE_FIELD_EXPECTED } from "../read/files.ts";
import type { Content } from "../read/model.ts";
import { checkHours } from "./hours-checks.ts";
import { checkLinks, menuAddresses } from "./link-checks.ts";
import { checkRedirects } from "./redirect-checks.ts";
import { checkBlocks } from "./shortcode-checks.ts";
import { templateSupport } from "./template-support.ts";

/** Checks the rules across files: one address and one section per page, unique titles, no broken links. */
export function checkContent(folder: ContentFolder, content: Content): void {
  checkPages(folder, content);
  checkShownFields(folder, content);
  checkSpecials(folder, content);
  checkBlocks(folder, content);
  checkCommunities(folder, content);
  checkSectionsInMenus(folder, content);
  checkFileNames(folder, content);
  checkUnique(folder, content);
  checkLegalTexts(folder, content);
  checkLinks(folder, content);
  checkPictures(folder, content);
  checkVerseGroups(folder, content);
  checkNearbyCompanies(folder, content);
  checkMysteries(folder, content);
  checkCalendarNames(folder, content);
  checkPilgrimSheet(folder, content);
  checkNews(folder, content);
  checkHours(folder, content);
  checkRedirects(folder, content);
}

/** Pages with a template of their own, and the indexes of the collections, which the code links to. */
const NEEDED_PAGES = [
  MAIN_PAGE,
  PILGRIM_SHEET,
  ...collectionNames.flatMap(
    (name) => collectionNamed(name).index?.address.slice(pageAddress("").length) ?? [],
  ),
];

/** Checks that each file of content/pages is the only page at its address, and is listed in exactly one section. */
function checkPages(folder: ContentFolder, content: Content): void {
  const { pages, sections } = content;
  for (const { slug, file } of pages) {
    const screen = screenOf(content, pageAddress(slug));
    if (!isTextScreen(screen) && !NEEDED_PAGES.includes(slug)) {
      folder.report(file, "nome del file", slug, "un nome che il sito non usa già per altro");
    }
    const count = sections.filter(({ addresses }) => addresses.includes(pageAddress(slug))).length;
    if (count !== 1 && slug !== MAIN_PAGE) {
      folder.report(
        file,
        "sezione",
        count === 0 ? "una pagina in nessuna sezione" : "una pagina in più sezioni",
        `«${pageAddress(slug)}» in una sola sezione di sections.yaml`,
      );
    }
    if (slug === SITE_CARD) {
      const expected =
        "un altro nome: questo è della figura che tutto il sito mostra a chi lo condivide";
      folder.report(file, "nome del file", slug, expected);
    }
  }
  const slugs = new Set(pages.map(({ slug }) => slug));
  for (const slug of NEEDED_PAGES.filter((needed) => !slugs.has(needed))) {
    folder.report(`pages/${slug}.md`, [], "niente", "il testo della pagina");
  }
}

type MaybeShown = "immagine" | "in_breve" | "riquadro" | "figure" | "galleria";

/**
 * Fields that pages with a template of their own do not show: the main page opens with the valley and the cards of the
 * day, the pilgrim's sheet is a single printed sheet, and the companies have their map.
 */
export const NOT_SHOWN: Record<string, readonly MaybeShown[]> = {
  [MAIN_PAGE]: ["immagine", "in_breve", "riquadro", "figure"],
  [PILGRIM_SHEET]: ["in_breve", "riquadro", "figure", "galleria"],
  [COMPANIES_PAGE]: ["immagine", "galleria", "figure"],
};

/** Rejects a `riquadro` whose widget belongs to another kind of page. */
function checkSpecials(folder: ContentFolder, content: Content): void {
  for (const { entry, address } of publishedEntries(content)) {
    const { special } = entry.fields as Partial<PageFields>;
    const screen = screenOf(content, address);
    if (special && isTextScreen(screen) && screen !== templateSupport(special)) {
      folder.report(
        entry.file,
        ["riquadro"],
        `«${special}», che questa pagina non mostra`,
        "niente",
      );
    }
  }
}

/** Rejects fields that the page would not show. */
function checkShownFields(folder: ContentFolder, { pages }: Content): void {
  for (const { slug, file, fields } of pages) {
    const isFilled = {
      immagine: fields.picture !== undefined,
      in_breve: fields.facts.length > 0,
      riquadro: fields.special !== undefined,
      figure: fields.figures !== undefined,
      galleria: fields.gallery !== undefined,
    };
    for (const field of NOT_SHOWN[slug] ?? []) {
      if (isFilled[field])
        folder.report(file, [field], "un campo che questa pagina non mostra", "niente");
    }
  }
}

/** Rejects the position and the feast of a community on pages that do not show them. */
function checkCommunities(folder: ContentFolder, content: Content): void {
  const found = "un campo che hanno solo le pagine delle comunità";
  for (const { collection, entry, address } of publishedEntries(content)) {
    if (collection !== "pages" && collection !== "offerings") continue;
    if (screenOf(content, address) === "community") continue;
    const { position, feast } = entry.fields as PageFields;
    if (position) folder.report(entry.file, ["posizione"], found, "niente");
    if (feast) folder.report(entry.file, ["festa"], found, "niente");
  }
}

/** Checks that every section can be reached from a menu. */
function checkSectionsInMenus(folder: ContentFolder, content: Content): void {
  const inMenus = new Set(menuAddresses(content).map(({ address }) => address));
  for (const [index, { title, addresses }] of content.sections.entries()) {
    if (addresses.some((address) => inMenus.has(address))) continue;
    folder.report(
      "sections.yaml",
      [index, "pagine"],
      `«${title}», a cui nessun menu porta`,
      "almeno una delle sue pagine in navigation.yaml",
    );
  }
}

/** Allowed file names: they become part of an address. */
const FILE_NAME = /^[a-z0-9]+(?:[_-][a-z0-9]+)*$/;

function checkFileNames(folder: ContentFolder, content: Content): void {
  for (const { slug, file } of allEntries(content)) {
    if (slug.split("/").every((part) => FILE_NAME.test(part))) continue;
    folder.report(
      file,
      "nome del file",
      slug,
      "lettere minuscole senza accenti, cifre e trattini, per esempio san-donato",
    );
  }
}

function checkUnique(folder: ContentFolder, content: Content): void {
  for (const [field, valueIn] of [
    ["titolo", ({ fields }: AnyEntry) => fields.title],
    ["sommario", ({ fields }: AnyEntry) => fields.summary],
  ] as const) {
    const firstFile = new Map<string, string>();
    for (const entry of allEntries(content)) {
      const value = valueIn(entry);
      const other = firstFile.get(value);
      if (other) folder.report(entry.file, [field], `lo stesso di ${other}`, "un testo diverso");
      else firstFile.set(value, entry.file);
    }
  }
}

function checkLegalTexts(folder: ContentFolder, content: Content): void {
  const categories = content.legal.map((entry) => entry.fields.category);
  for (const entry of content.legal) {
    if (categories.filter((category) => category === entry.fields.category).length > 1) {
      folder.report(
        entry.file,
        ["categoria"],
        "una categoria già usata",
        "una categoria sola per testo",
      );
    }
  }
}

/** Wording for a picture that could be removed. */
export const UNNAMED_PICTURE = "un’immagine che nessuna pagina nomina";

/** Checks that every referenced picture exists and every existing one is referenced, and that no two pages open alike. */
function checkPictures(folder: ContentFolder, content: Content): void {
  const unnamed = new Set(content.images);
  const firstPage = new Map<string, string>();
  for (const { file, at, image, credit } of referencedImages(content)) {
    unnamed.delete(image);
    if (!content.images.includes(image)) {
      folder.report(file, [...at, "file"], image, "un file che si trova in content/images");
    }
    const creditExpected = otherCreditExpected(image, credit);
    if (creditExpected) folder.report(file, [...at, "credito"], `«${credit}»`, creditExpected);
    if (at[0] !== "immagine") continue;
    const other = firstPage.get(image);
    if (other) {
      folder.report(file, [...at, "file"], `lo stesso di ${other}`, "un’immagine diversa");
    } else firstPage.set(image, file);
  }
  for (const image of unnamed) {
    folder.report(
      `images/${image}`,
      "nome del file",
      UNNAMED_PICTURE,
      "un’immagine nominata nel campo «immagine», «figure» o «galleria» di una pagina",
    );
  }
}

/** Returns the credit expected of a photograph credited as a drawing, or the reverse; otherwise undefined. */
function otherCreditExpected(image: string, credit: string): string | undefined {
  if (image.endsWith(".jpg") && /^illustrazione/i.test(credit)) return "chi ha fatto la fotografia";
  if (image.endsWith(".svg") && /^foto/i.test(credit)) return "«Illustrazione», sotto un disegno";
  return undefined;
}

/** Checks that every hymn and prayer is listed exactly once in its index, and that the groups list nothing else. */
function checkVerseGroups(folder: ContentFolder, content: Content): void {
  for (const [field, name] of [
    ["preghiere", "prayers"],
    ["inni", "hymns"],
  ] as const) {
    const missing = new Map(content[name].map(({ slug, file }) => [slug, file]));
    for (const slug of content.verseGroups[name].flatMap(({ slugs }) => slugs)) {
      if (!missing.delete(slug)) {
        folder.report(
          "verse-groups.yaml",
          [field],
          slug,
          `il nome di un file di content/${name}, una volta sola`,
        );
      }
    }
    for (const slug of missing.keys()) {
      folder.report(
        "verse-groups.yaml",
        [field],
        `nessun gruppo con ${slug}`,
        "ogni testo in un gruppo",
      );
    }
  }
}

/** Checks that the companies listed as neighbours exist, are listed once each, and do not include the company itself. */
function checkNearbyCompanies(folder: ContentFolder, { companies }: Content): void {
  const slugs = companies.map(({ slug }) => slug);
  for (const { slug, file, fields } of companies) {
    const others = new Set(slugs.filter((other) => other !== slug));
    for (const [index, nearby] of fields.nearby.entries()) {
      if (!others.delete(nearby)) {
        folder.report(
          file,
          ["vicine", index],
          nearby,
          "il nome di un altro file di content/companies, senza .md, una volta sola",
        );
      }
    }
  }
}

const DAYS_EXPECTED = "ogni giorno della settimana, una volta sola";

/** Checks that the mysteries of the Rosary divide the days of the week among them. */
function checkMysteries(folder: ContentFolder, { prayers, hymns }: Content): void {
  for (const { file, prose } of [...prayers, ...hymns]) {
    const days = prose.mysteries.flatMap((group) => group.days).sort();
    if (days.length > 0 && days.join() !== "0,1,2,3,4,5,6") {
      const names = days.map((day) => WEEKDAY_NAMES[day]).join(", ");
      folder.report(file, "giorni dei misteri", names, DAYS_EXPECTED);
    }
  }
}

/** Checks that feasts and companies, each with a calendar file of its own, do not share a file name. */
function checkCalendarNames(folder: ContentFolder, { calendar, companies }: Content): void {
  const taken = new Set(companies.map(({ slug }) => slug));
  for (const [index, { slug }] of calendar.feasts.entries()) {
    if (taken.has(slug)) {
      const expected = "una sigla che nessun’altra festa e nessuna compagnia ha";
      folder.report("calendar.yaml", ["feste", index, "sigla"], slug, expected);
    }
    taken.add(slug);
  }
}

function checkPilgrimSheet(folder: ContentFolder, content: Content): void {
  const { prayer, hymn } = content.pilgrimSheet;
  for (const [field, slug, name] of [
    ["preghiera", prayer, "prayers"],
    ["inno", hymn, "hymns"],
  ] as const) {
    if (content[name].some((entry) => entry.slug === slug)) continue;
    folder.report(
      "pilgrim-sheet.yaml",
      [field],
      slug,
      `il nome di un file di content/${name} che è pubblicato`,
    );
  }
}

/** Checks that the news contain no leftover Markdown and no shortcodes in braces. */
function checkNews(folder: ContentFolder, { news }: Content): void {
  for (const [index, { text }] of news.entries()) {
    for (const { found, expected } of renderMarkdown(text).leftoverMarkdown) {
      folder.report("news.yaml", [index, "testo"], found, expected);
    }
    const [unknown] = /\{[^{}]*\}/.exec(text) ?? [];
    if (unknown) folder.report("news.yaml", [index, "testo"], unknown, SITE_FIELD_EXPECTED);
  }
}
