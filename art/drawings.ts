import { readdirSync } from "node:fs";
import { join } from "node:path";
import { optimised } from "../pipeline/images/vector-drawing.ts";
import { drawCommunityMaps } from "./communities.ts";
import { drawLand } from "./land.ts";
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

/** What is no picture of a page, by the names of the programs: it lies under a map, or stands where there is no page. */
const NO_PICTURES: Readonly<Record<string, () => Drawing[]>> = {
  communities: () => inFolder("app/features/communities", optimisedAll(drawCommunityMaps())),
  land: () =>
    inFolder("app/features/companies", { land: optimised(drawLand(), { keepsIds: true }) }),
  valley: () => [{ file: "app/features/valley/valley.svg", svg: drawValley() }],
  vignettes: () => inFolder("app/page-components/vignettes", optimisedAll(drawVignettes())),
};

/** The names of all programs, in their order. */
export function programNames(): string[] {
  const names = readdirSync(PICTURES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.slice(0, -".ts".length));
  return [...Object.keys(NO_PICTURES), ...names.sort()];
}

/** Everything that a program draws, the same each time. Rejects if there is no program of that name. */
export async function drawingsOf(name: string): Promise<Drawing[]> {
  const noPicture = NO_PICTURES[name];
  if (noPicture) return noPicture();
  const { default: draw } = (await import(join(PICTURES, `${name}.ts`))) as {
    default: () => Drawn | Promise<Drawn>;
  };
  const drawn = await draw();
  return Object.entries(typeof drawn === "string" ? { [name]: drawn } : drawn).map(
    ([picture, svg]) => ({ file: `${IMAGES}/${picture}.svg`, svg }),
  );
}

/** Drawings that the build leaves as they are, and so have to be as light as others from here on. */
function optimisedAll(drawn: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(drawn).map(([name, svg]) => [name, optimised(svg)]));
}

/** Drawings by the names of their files in a folder. */
function inFolder(folder: string, drawn: Record<string, string>): Drawing[] {
  return Object.entries(drawn).map(([name, svg]) => ({ file: `${folder}/${name}.svg`, svg }));
}
