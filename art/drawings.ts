import { readdirSync } from "node:fs";
import { join } from "node:path";
import { optimised } from "../app/content.server/vector-drawing.ts";
import { drawCommunityMaps } from "./communities.ts";
import { drawValley } from "./valley.ts";
import { drawVignettes } from "./vignettes.ts";

const PICTURES = join(import.meta.dirname, "pictures");

/** Where the pictures of the pages are, from the root of the project. */
export const IMAGES = "content/images";

/** A drawing, and the file that holds it, from the root of the project. */
export interface Drawing {
  file: string;
  svg: string;
}

/** What a module of art/pictures gives: one picture, or a family of them by their paths in content/images. */
type Drawn = string | Record<string, string>;

/** Drawings that are no pictures: they take their inks from the styles of the page. */
const VALLEY = "valley";
const COMMUNITIES = "communities";

/** Nor are these: the application shows them where it has no page to show. */
const VIGNETTES = "vignettes";

/** The names of all programs, in their order. */
export function programNames(): string[] {
  const names = readdirSync(PICTURES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.slice(0, -".ts".length));
  return [VALLEY, VIGNETTES, COMMUNITIES, ...names.sort()];
}

/** Everything that a program draws, the same each time. Rejects if there is no program of that name. */
export async function drawingsOf(name: string): Promise<Drawing[]> {
  if (name === VALLEY) return [{ file: "app/features/valley/valley.svg", svg: drawValley() }];
  if (name === VIGNETTES)
    return Object.entries(drawVignettes()).map(([vignette, svg]) => ({
      file: `app/components/vignettes/${vignette}.svg`,
      // The build leaves them as they are.
      svg: optimised(svg),
    }));
  if (name === COMMUNITIES) {
    return Object.entries(drawCommunityMaps()).map(([map, svg]) => ({
      file: `app/features/communities/${map}.svg`,
      svg,
    }));
  }
  const { default: draw } = (await import(join(PICTURES, `${name}.ts`))) as {
    default: () => Drawn | Promise<Drawn>;
  };
  const drawn = await draw();
  return Object.entries(typeof drawn === "string" ? { [name]: drawn } : drawn).map(
    ([picture, svg]) => ({ file: `${IMAGES}/${picture}.svg`, svg }),
  );
}
