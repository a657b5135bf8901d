import type { ComponentType } from "react";
import type { ScreenName } from "./site-map.ts";

/** Scripts of all screens, each fetched with the first page that uses it. */
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

/**
 * Error for a file that failed to load: a new version of the site, a blocker, or no network
 * (features/offline/missing-page.tsx).
 */
export class MissingFile extends Error {}

/**
 * Loads the component of a screen. Its props come as data, unchecked by the compiler.
 * @throws MissingFile
 */
export async function loadScreen(name: ScreenName): Promise<ComponentType<object>> {
  try {
    return (await screens[name]()).default as ComponentType<object>;
  } catch (cause) {
    throw new MissingFile(`The script of ${name} did not come.`, { cause });
  }
}
