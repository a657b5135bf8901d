import type { ComponentType } from "react";
import type { ScreenName } from "./site-map.ts";

/** The script of every kind of screen, fetched with the first page of its kind. */
const screens = {
  splash: () => import("./screens/splash/splash.tsx"),
  viewer: () => import("./screens/viewer/viewer.tsx"),
  main: () => import("./screens/main/main.tsx"),
  legal: () => import("./screens/legal/legal.tsx"),
  "text-page": () => import("./screens/text-page/text-page.tsx"),
  story: () => import("./screens/story/story.tsx"),
  directory: () => import("./screens/directory/directory.tsx"),
  companies: () => import("./screens/companies/companies.tsx"),
  company: () => import("./screens/company/company.tsx"),
  community: () => import("./screens/community/community.tsx"),
  "pilgrim-sheet": () => import("./screens/pilgrim-sheet/pilgrim-sheet.tsx"),
  verse: () => import("./screens/verse/verse.tsx"),
  search: () => import("./screens/search/search.tsx"),
  offline: () => import("./screens/offline/offline.tsx"),
  "not-found": () => import("./screens/not-found/not-found.tsx"),
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
