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
import type { AnyEntry } from "../read/entry.ts";
import { type ContentFolder, SITE_FIELD_EXPECTED } from "../read/files.ts";
import type { Content } from "../read/model.ts";
import type { PageFields } from "../schemas/page.ts";
import { checkHours } from "./hours-checks.ts";
import { checkLinks, menuAddresses } from "./link-checks.ts";
import { checkRedirects } from "./redirect-checks.ts";
import { checkBlocks } from "./shortcode-checks.ts";
import { templateSupport } from "./template-support.ts";

/** The rules that hold between files: one address and one section for each page, unique titles, links that lead somewhere. */
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

/** Pages that the code shows in a way of their own, or that addresses of the site lead to. */
const NEEDED_PAGES = [MAIN_PAGE, PILGRIM_SHEET, "inni/home", "preghiere/home"];

/** A file of content/pages is a page at its address, which no other screen has, and stands in one section. */
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
 * Fields that pages with a screen of their own do not show: the main page opens with the valley and the cards of the
 * day, the pilgrim's sheet is one sheet of paper, and the companies have their map.
 */
export const NOT_SHOWN: Record<string, readonly MaybeShown[]> = {
  [MAIN_PAGE]: ["immagine", "in_breve", "riquadro", "figure"],
  [PILGRIM_SHEET]: ["in_breve", "riquadro", "figure", "galleria"],
  [COMPANIES_PAGE]: ["immagine", "galleria", "figure"],
};

/** What stands over the text of another kind of page is refused. */
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

/** What a page would not show is refused. */
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

/** Where a community is, and when its feast is, says a page that shows it. */
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

/** Every section can be reached from a menu. */
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

/** What the name of a file may be made of: it is part of an address. */
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

/** What is found of a picture that could be taken away. */
export const UNNAMED_PICTURE = "un’immagine che nessuna pagina nomina";

/** Every picture that is named exists, every one that exists is named, and no two pages begin with the same. */
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

/** What is expected instead of the credit of a drawing under a photograph, and the other way round. */
function otherCreditExpected(image: string, credit: string): string | undefined {
  if (image.endsWith(".jpg") && /^illustrazione/i.test(credit)) return "chi ha fatto la fotografia";
  if (image.endsWith(".svg") && /^foto/i.test(credit)) return "«Illustrazione», sotto un disegno";
  return undefined;
}

/** Every hymn and prayer stands in its index once, and the groups name nothing else. */
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

/** The companies on the way of another exist, each is named once, and none is the company itself. */
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

/** The mysteries of the Rosary share the week out among them. */
function checkMysteries(folder: ContentFolder, { prayers, hymns }: Content): void {
  for (const { file, prose } of [...prayers, ...hymns]) {
    const days = prose.mysteries.flatMap((group) => group.days).sort();
    if (days.length > 0 && days.join() !== "0,1,2,3,4,5,6") {
      const names = days.map((day) => WEEKDAY_NAMES[day]).join(", ");
      folder.report(file, "giorni dei misteri", names, DAYS_EXPECTED);
    }
  }
}

/** Feasts and companies have a file each for calendars, under names that must not meet. */
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

/** No marks of Markdown and no names in braces are left in the news. */
function checkNews(folder: ContentFolder, { news }: Content): void {
  for (const [index, { text }] of news.entries()) {
    for (const { found, expected } of renderMarkdown(text).leftoverMarkdown) {
      folder.report("news.yaml", [index, "testo"], found, expected);
    }
    const [unknown] = /\{[^{}]*\}/.exec(text) ?? [];
    if (unknown) folder.report("news.yaml", [index, "testo"], unknown, SITE_FIELD_EXPECTED);
  }
}
