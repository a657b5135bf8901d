import type { ComponentType } from "react";
import type { ScreenName } from "./site-map.ts";

/** The script of every kind of screen, fetched with the first page of its kind. */
const screens = {
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
} as const satisfies Record<ScreenName, () => Promise<unknown>>;

/** A file that did not come: a new version of the site, a blocker, or no line (features/offline/missing-page.tsx). */
export class MissingFile extends Error {}

/**
 * Fetches the component of a screen. Its props come as data, which no compiler has seen.
 * @throws MissingFile
 */
export async function loadScreen(name: ScreenName): Promise<ComponentType<object>> {
  try {
    return (await screens[name]()).default as ComponentType<object>;
  } catch (cause) {
    throw new MissingFile(`The script of ${name} did not come.`, { cause });
  }
}
