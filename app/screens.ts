import type { ComponentType } from "react";
import type { ScreenName } from "./site-map.ts";

/** Script of a screen, whose props come as data, unchecked by the compiler. */
interface Screen {
  default: ComponentType<object>;
  /** Loads the parts that some of its pages have, so that they are not missing at first. */
  preload?: (props: object) => Promise<void> | undefined;
}

/** Scripts of all screens, each fetched with the first page that uses it. */
const screens = import.meta.glob<Screen>(["./screens/*/*.tsx", "!**/*.{server,test}.tsx"]);

/** Error for a file that failed to load: a new version of the site, a blocker, or no network. */
export class MissingFile extends Error {}

/** Loads the script of a screen, or throws MissingFile. */
export async function loadScreen(name: ScreenName): Promise<Screen> {
  try {
    const load = screens[`./screens/${name}/${name}.tsx`] as (typeof screens)[string];
    return await load();
  } catch (cause) {
    throw new MissingFile(`The script of ${name} did not come.`, { cause });
  }
}
