/** Every kind of screen: whether each of its pages has a file of data, and whether search engines should find them. */
export const screenKinds = {
  splash: { hasData: false, isListed: true },
  viewer: { hasData: false, isListed: false },
  main: { hasData: true, isListed: true },
  legal: { hasData: true, isListed: true },
  "text-page": { hasData: true, isListed: true },
  story: { hasData: true, isListed: true },
  directory: { hasData: true, isListed: true },
  companies: { hasData: true, isListed: true },
  company: { hasData: true, isListed: true },
  community: { hasData: true, isListed: true },
  "pilgrim-sheet": { hasData: true, isListed: true },
  verse: { hasData: true, isListed: true },
  search: { hasData: true, isListed: false },
  offline: { hasData: false, isListed: false },
  "not-found": { hasData: false, isListed: false },
} as const satisfies Record<string, { hasData: boolean; isListed: boolean }>;

export type ScreenName = keyof typeof screenKinds;

/** A tree of routes: the screen of each pattern, the most particular of which decides. */
export type RouteTree = Readonly<Record<string, ScreenName>>;

/** The routes outside of the main layout (docs/behaviour.md, "Addresses"). */
export const topTree: RouteTree = {
  "/": "splash",
  "/fullscreen/carosello": "viewer",
  "/image_viewer": "viewer",
  "*": "not-found",
};

/**
 * The routes inside of the main layout. Whatever is none of the others is a page of text, made from a file of
 * content/pages, or is not there (docs/decisions/0030-kinds-of-pages.md). The content adds the communities abroad.
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
  "/app/inni/:text": "verse",
  "/app/preghiere/home": "directory",
  "/app/preghiere/:text": "verse",
  "/app/offerte": "directory",
  "/app/info/home": "directory",
  "/app/editoria/home": "directory",
  "/app/storia/*": "story",
  "/app/chiesa/*": "story",
  "/app/statue/*": "story",
  "/app/giubileo/*": "story",
  "/app/pellegrinaggio/home": "story",
  "/app/pellegrinaggio/compagnie": "companies",
  "/app/pellegrinaggio/compagnie/:company": "company",
  "/app/*": "text-page",
};

export const siteMap: RouteTree = { ...topTree, ...appTree };

/** The kinds of pages of text: each shows a file of content/pages or content/offerings in a composition of its own. */
export const textScreens = ["text-page", "story", "directory", "companies", "community"] as const;

export type TextScreen = (typeof textScreens)[number];

export function isTextScreen(screen: ScreenName): screen is TextScreen {
  return textScreens.some((name) => name === screen);
}

/** Texts that are read for what they tell: history, church, statues, jubilee, and the companies one by one. */
const ARTICLES = /^\/app\/(storia|chiesa|statue|giubileo|pellegrinaggio\/compagnie)\//;

/** Whether the page at an address is an article, to those who show what a page is (og:type, schema.org). */
export function isArticle(address: string): boolean {
  return ARTICLES.test(address);
}

/** The addresses whose words, or a part of them, are in the code: they are there whatever the content holds. */
export const ownAddresses: readonly string[] = Object.entries(siteMap)
  .filter(([pattern, screen]) => !/[:*]/.test(pattern) && !isTextScreen(screen))
  .map(([pattern]) => pattern);
