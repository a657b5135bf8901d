import type { ComponentType } from "react";
import type { ScreenName } from "./site-map.ts";

/** Scripts of all screens, each fetched with the first page that uses it. */
const screens = import.meta.glob<{ default: ComponentType<object> }>([
  "./screens/*/*.tsx",
  "!**/*.{server,test}.tsx",
]);

/** Error for a file that failed to load: a new version of the site, a blocker, or no network. */
export class MissingFile extends Error {}

/**
 * Loads the component of a screen. Its props come as data, unchecked by the compiler.
 * @throws MissingFile
 */
export async function loadScreen(name: ScreenName): Promise<ComponentType<object>> {
  try {
    const load = screens[`./screens/${name}/${name}.tsx`] as (typeof screens)[string];
    return (await load()).default;
  } catch (cause) {
    throw new MissingFile(`The script of ${name} did not come.`, { cause });
  }
}
