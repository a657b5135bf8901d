import { matchRoutes } from "react-router";
import type { ScreenName } from "./screens.ts";

/**
 * The whole site map: which screen shows which addresses (docs/behaviour.md, "Addresses"). The most particular pattern
 * decides. Whatever is under /app and is none of the others is a page of text, made from a file of content/pages.
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
  "/app/inni/home": "text-page",
  "/app/inni/:text": "verse",
  "/app/preghiere/home": "text-page",
  "/app/preghiere/:text": "verse",
  "/app/*": "text-page",
  "*": "not-found",
};

const patterns = Object.keys(siteMap).map((path) => ({ path }));

/** The screen that shows an address, by its path. */
export function screenAt(pathname: string): ScreenName {
  const pattern = matchRoutes(patterns, pathname)?.[0]?.route.path ?? "*";
  return siteMap[pattern] ?? "not-found";
}

/** Texts that are read for what they tell: history, church, statues, jubilee, and the companies one by one. */
const ARTICLES = /^\/app\/(storia|chiesa|statue|giubileo|pellegrinaggio\/compagnie)\//;

/** Whether the page at an address is an article, to those who show what a page is (og:type, schema.org). */
export function isArticle(address: string): boolean {
  return ARTICLES.test(address);
}

/** The addresses that have a pattern of their own: the screens whose words, or a part of them, are in the code. */
export const ownAddresses: readonly string[] = Object.keys(siteMap).filter(
  (pattern) => !/[:*]/.test(pattern),
);
