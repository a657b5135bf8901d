import type { ComponentProps, ComponentType } from "react";

/** Every kind of screen, with the script that shows it: fetched with the first page of its kind. */
export const screens = {
  splash: () => import("./screens/splash.tsx"),
  viewer: () => import("./screens/viewer.tsx"),
  main: () => import("./screens/main.tsx"),
  legal: () => import("./screens/legal.tsx"),
  "text-page": () => import("./screens/text-page.tsx"),
  story: () => import("./screens/story.tsx"),
  directory: () => import("./screens/directory.tsx"),
  companies: () => import("./screens/companies.tsx"),
  company: () => import("./screens/company.tsx"),
  community: () => import("./screens/community.tsx"),
  "pilgrim-sheet": () => import("./screens/pilgrim-sheet.tsx"),
  verse: () => import("./screens/verse.tsx"),
  search: () => import("./screens/search.tsx"),
  offline: () => import("./screens/offline.tsx"),
  "not-found": () => import("./screens/not-found.tsx"),
} as const;

export type ScreenName = keyof typeof screens;

/** What the component of a screen is given. */
export type ScreenProps<Name extends ScreenName> = ComponentProps<
  Awaited<ReturnType<(typeof screens)[Name]>>["default"]
>;

/** Screens whose words are all in the code: no data has to be fetched to show them. */
const selfContained: readonly ScreenName[] = ["splash", "viewer", "offline", "not-found"];

/** Whether there is a file of data for each page of a screen. */
export function hasData(name: ScreenName): boolean {
  return !selfContained.includes(name);
}

/** Screens that search engines should not find: what they show depends on what a visitor does, or on where one comes from. */
const unlisted: readonly ScreenName[] = ["search", "viewer", "offline", "not-found"];

/** Whether the pages of a screen are for searching to find: those are in the sitemap, and name their address. */
export function isListed(name: ScreenName): boolean {
  return !unlisted.includes(name);
}

/** A screen whose props have come as data, which no compiler has seen. */
export type AnyScreen = ComponentType<object>;
