/** The name of a screen: a folder of app/screens. */
export type ScreenName = string;

/** Tree of routes: screens by pattern, of which the most specific wins. */
export type RouteTree = Readonly<Record<string, ScreenName>>;

/** Routes outside the main layout (docs/behaviour.md, "Addresses"). */
export const topTree: RouteTree = {
  "/": "splash",
  "/fullscreen/carosello": "viewer",
  "/image_viewer": "viewer",
  "*": "not-found",
};

/**
 * Routes inside the main layout. Any other address is a page of text, made from a file of content/pages, or does not exist
 * (docs/decisions/0030-kinds-of-pages.md). The content adds those of its collections and of the communities abroad.
 */
export const appTree: RouteTree = {
  "/app/realhome": "main",
  "/app/privacy-policy": "legal",
  "/app/cookie-consent": "legal",
  "/app/cerca": "search",
  "/app/senza-rete": "offline",
  "/app/info/foglio-del-pellegrino": "pilgrim-sheet",
  "/app/inni-preghiere": "directory",
  "/app/inni/home": "directory",
  "/app/preghiere/home": "directory",
  "/app/offerte": "directory",
  "/app/info/home": "directory",
  "/app/editoria/home": "directory",
  "/app/storia/*": "story",
  "/app/chiesa/*": "story",
  "/app/statue/*": "story",
  "/app/giubileo/*": "story",
  "/app/pellegrinaggio/home": "story",
  "/app/pellegrinaggio/compagnie": "companies",
  "/app/*": "text-page",
};

/** Screens whose pages have no data file, and those whose pages search engines should not index. */
const WITHOUT_DATA = ["splash", "viewer", "offline", "not-found"];
const UNLISTED = ["viewer", "search", "offline", "not-found"];

export const hasData = (screen: ScreenName): boolean => !WITHOUT_DATA.includes(screen);
export const isListed = (screen: ScreenName): boolean => !UNLISTED.includes(screen);

/** Screens of text pages: each shows a file of content/pages or content/offerings in a layout of its own. */
const textScreens = ["text-page", "story", "directory", "companies", "community"] as const;

export type TextScreen = (typeof textScreens)[number];

export function isTextScreen(screen: ScreenName): screen is TextScreen {
  return textScreens.some((name) => name === screen);
}

/** Narrative pages: history, church, statues, jubilee, and the companies one by one. */
const ARTICLES = /^\/app\/(storia|chiesa|statue|giubileo|pellegrinaggio\/compagnie)\//;

/** Returns whether the page at an address is an article, for link previews and search engines (og:type, schema.org). */
export function isArticle(address: string): boolean {
  return ARTICLES.test(address);
}
