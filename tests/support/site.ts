import { readdirSync, readFileSync } from "node:fs";
import { deserialize } from "node:v8";
import { BUNDLES } from "../../app/features/offline/precache-manifest.ts";
import { isGroup, linksOf } from "../../app/navigation/menu-items.ts";
import type { ScreenName } from "../../app/site-map.ts";
import { HOME_PAGE, HOURS_PAGE } from "../../domain/addresses.ts";
import { allAddresses, pageAddress, screenOf } from "../../pipeline/pages/addresses.ts";
import { collections } from "../../pipeline/read/collections.ts";
import { loadContent } from "../../pipeline/read/content.ts";
import type { Content } from "../../pipeline/read/model.ts";
import type { MenuLink } from "../../pipeline/schemas/navigation.ts";

const { TEST_CONTENT } = process.env;

/** The content, which the processes of the browser tests get as the first of them has read it (tests/global-setup.ts). */
export const content = TEST_CONTENT
  ? (deserialize(readFileSync(TEST_CONTENT)) as Content)
  : loadContent();

/** The addresses of all pages. */
export const addresses: readonly string[] = allAddresses(content);

/** Returns the screen that shows a page. */
export const screenAt = (address: string) => screenOf(content, address);

/** One address for each screen. */
export const kinds: ReadonlyMap<ScreenName, string> = new Map(
  addresses.map((address) => [screenAt(address), address]),
);

/** The pictures in the main page's gallery, and their number. */
export const gallery =
  content.pages.find(({ slug }) => pageAddress(slug) === HOME_PAGE)?.fields.gallery ?? [];
export const galleryLength: number = gallery.length;

/** Two pages, not that of the hours, to which the sidebar always has a link of its own. */
export const [SIDE_PAGE = "", OTHER_SIDE_PAGE = ""] = content.navigation.sidebar
  .filter((item): item is MenuLink => !isGroup(item) && !item.startDate && !item.endDate)
  .flatMap(({ path }) => (path === HOURS_PAGE ? [] : [path]));

/** All hymns and prayers, with their addresses. */
export const verses = [
  ...content.hymns.map((entry) => ({ ...entry, address: collections.hymns.addressOf(entry) })),
  ...content.prayers.map((entry) => ({ ...entry, address: collections.prayers.addressOf(entry) })),
];

type Verse = (typeof verses)[number];

/** Tells whether a hymn or a prayer has its two languages beside each other. */
export const isInTwoLanguages = ({ prose }: Verse) => prose.html.includes('class="parallel');

const inTwoLanguages = verses
  .filter((verse) => isInTwoLanguages(verse) && verse.prose.html.includes('class="line"'))
  .map(({ address }) => address);

/** A hymn and two prayers in lines of two languages, whichever the parish has. */
export const HYMN = inTwoLanguages.find((address) => address.startsWith("/app/inni/")) ?? "";
export const [PRAYER = "", OTHER_PRAYER = ""] = inTwoLanguages.filter((address) =>
  address.startsWith("/app/preghiere/"),
);

/** The prayer with mysteries, the one with stations, and the litany in two languages, if the parish has them. */
export const rosary = verses.find(({ prose }) => prose.mysteries.length > 0);
export const stations = verses.find(({ prose }) => prose.ids.includes("stazioni"));
export const litany = verses.find(({ prose }) => prose.html.includes('class="parallel by-line"'));

/** Returns how a menu calls its link to a page, or, with `isOpener`, the dropdown that has it. */
export function menuLabel(address: string, isOpener = false): string {
  const items = [...content.navigation.topBar, ...content.navigation.sidebar];
  const found = isOpener
    ? items.find((item) => isGroup(item) && linksOf([item]).some(({ path }) => path === address))
    : linksOf(items).find(({ path }) => path === address);
  if (!found) throw new Error(`No menu leads to ${address}.`);
  return found.label;
}

/** Returns the fragments of the headings of a page, in order. */
export const headingsOf = (address: string): string[] =>
  content.pages
    .find(({ slug }) => pageAddress(slug) === address)
    ?.prose.headings.map(({ id }) => `#${id}`) ?? [];

/** Returns the title of a page's section. */
export const sectionOf = (address: string): string =>
  content.sections.find(({ addresses: its }) => its.includes(address))?.title ?? "";

/** Returns the built file of a page. */
export function builtFile(address: string): string {
  return `build/client${address === "/" ? "" : address}/index.html`;
}

/** Returns the built HTML of a page. */
export const htmlOf = (address: string): string => readFileSync(builtFile(address), "utf8");

/** Returns the main text of a page as built, in HTML. */
export const mainOf = (address: string) => /<main\b.*<\/main>/s.exec(htmlOf(address))?.[0] ?? "";

/** Returns the page whose picture leads into a mosaic; undefined once a photograph has taken its place. */
export const mosaicPage = () =>
  addresses.find((address) => htmlOf(address).includes(".mosaic.svg"));

/** Returns the addresses of the bundles of pages of a built site. */
export const bundlesOf = (site: string): string[] =>
  readdirSync(site + BUNDLES)
    .filter((name) => name.endsWith(".json"))
    .map((name) => BUNDLES + name);

/** Returns the heading of a page as built. */
export function titleOf(address: string): string {
  const [, title = ""] = /<h1[^>]*>(.*?)<\/h1>/s.exec(htmlOf(address)) ?? [];
  return title.replace(/<[^>]+>/g, "").trim();
}
