import routes from "../routes.ts";
import { WEEKDAY_NAMES } from "../time/calendar-date.ts";
import { collections, pageAddress, staticRoutes } from "./addresses.ts";
import type { ContentFolder } from "./files.ts";
import { checkLinks } from "./link-checks.ts";
import type { Content, Entry } from "./model.ts";
import { namedPictures } from "./named-pictures.ts";

/** The least a page of text says; companies, verses and legal texts have their own measure. */
export const MINIMUM_WORDS = 150;

/** The rules that hold between files: one page for each route, unique titles, links that lead somewhere. */
export function checkContent(folder: ContentFolder, content: Content): void {
  checkPagesMatchRoutes(folder, content);
  checkLength(folder, [...content.pages, ...content.offerings]);
  checkUnique(folder, content);
  checkLegalTexts(folder, content);
  checkLinks(folder, content);
  checkPictures(folder, content);
  checkVerseGroups(folder, content);
  checkMysteries(folder, content);
}

const allEntries = (content: Content) => [
  ...content.pages,
  ...content.legal,
  ...collections.flatMap((name): Entry<{ title: string; summary: string }>[] => content[name]),
];

/** Screens whose words are partly in code, and that nevertheless have a file in content/pages. */
const TEXT_MODULES = [
  "routes/page.tsx",
  "routes/list.tsx",
  "routes/main.tsx",
  "routes/feasts.tsx",
  "routes/hours.tsx",
  "routes/companies.tsx",
];

function checkPagesMatchRoutes(folder: ContentFolder, content: Content): void {
  const expected = new Set(
    staticRoutes(routes)
      .filter((route) => TEXT_MODULES.includes(route.file))
      .map((route) => route.address),
  );
  for (const { slug, file } of content.pages) {
    if (!expected.delete(pageAddress(slug))) {
      folder.report(file, "nome del file", slug, "il nome di una pagina elencata in app/routes.ts");
    }
  }
  for (const address of expected) {
    folder.report(
      `pages${address.replace("/app", "")}.md`,
      "file",
      "niente",
      "il testo della pagina",
    );
  }
}

function checkLength(folder: ContentFolder, entries: Entry<unknown>[]): void {
  for (const { file, prose } of entries) {
    if (prose.words < MINIMUM_WORDS) {
      folder.report(file, "testo", `${prose.words} parole`, `almeno ${MINIMUM_WORDS} parole`);
    }
  }
}

function checkUnique(folder: ContentFolder, content: Content): void {
  for (const [field, valueIn] of [
    ["titolo", (entry: Entry<{ title: string }>) => entry.fields.title],
    ["sommario", (entry: Entry<{ summary: string }>) => entry.fields.summary],
  ] as const) {
    const firstFile = new Map<string, string>();
    for (const entry of allEntries(content)) {
      const value = valueIn(entry);
      const other = firstFile.get(value);
      if (other) folder.report(entry.file, field, `lo stesso di ${other}`, "un testo diverso");
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
        "categoria",
        "una categoria già usata",
        "una categoria sola per testo",
      );
    }
  }
}

/** Every picture that is named exists, every one that exists is named, and no two pages begin with the same. */
function checkPictures(folder: ContentFolder, content: Content): void {
  const unnamed = new Set(content.images);
  const firstPage = new Map<string, string>();
  for (const { file, field, image } of namedPictures(content)) {
    unnamed.delete(image);
    if (!content.images.includes(image)) {
      folder.report(file, `${field}.file`, image, "un file che si trova in content/images");
    }
    if (field !== "immagine") continue;
    const other = firstPage.get(image);
    if (other) {
      folder.report(file, "immagine.file", `lo stesso di ${other}`, "un’immagine diversa");
    } else firstPage.set(image, file);
  }
  for (const image of unnamed) {
    folder.report(
      `images/${image}`,
      "nome del file",
      "un’immagine che nessuna pagina nomina",
      "un’immagine nominata nel campo «immagine» o «galleria» di una pagina",
    );
  }
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
          field,
          slug,
          `il nome di un file di content/${name}, una volta sola`,
        );
      }
    }
    for (const slug of missing.keys()) {
      folder.report(
        "verse-groups.yaml",
        field,
        `nessun gruppo con ${slug}`,
        "ogni testo in un gruppo",
      );
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
