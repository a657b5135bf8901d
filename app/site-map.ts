import { matchRoutes } from "react-router";
import type { ScreenName } from "./screens.ts";

/**
 * The whole site map: which screen shows which addresses (docs/behaviour.md, "Addresses"). The most particular pattern
 * decides. Whatever is under /app and is none of the others is a page of text, made from a file of content/pages: a new
 * page is of the kind of its folder (docs/decisions/0030-kinds-of-pages.md). Which of them are pages of communities
 * abroad, the content says.
 */
export const siteMap: Readonly<Record<string, ScreenName>> = {
  "/": "splash",
  "/fullscreen/carosello": "viewer",
  "/image_viewer": "viewer",
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
  "*": "not-found",
};

const patterns = Object.keys(siteMap).map((path) => ({ path }));

/**
 * The screen that shows an address.
 * @param pathname the path of the address
 * @param communities the addresses of the communities abroad, as the content names them (content.server/addresses.ts)
 */
export function screenAt(pathname: string, communities: readonly string[]): ScreenName {
  const pattern = matchRoutes(patterns, pathname)?.[0]?.route.path ?? "*";
  const screen = siteMap[pattern] ?? "not-found";
  return screen === "text-page" && communities.includes(pathname) ? "community" : screen;
}

/** The kinds of pages of text: each shows a file of content/pages or content/offerings in a composition of its own. */
export const textScreens = ["text-page", "story", "directory", "companies", "community"] as const;

export type TextScreen = (typeof textScreens)[number];

/** Whether a screen shows a page of text. */
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
