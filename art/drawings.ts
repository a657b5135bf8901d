import { readdirSync } from "node:fs";
import { join } from "node:path";
import { drawLand } from "./land.ts";
import { drawValley } from "./valley.ts";

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

/** What is no picture of a page: it takes its inks from the page's styles. */
const INKED_BY_PAGES: Readonly<Record<string, () => Drawing>> = {
  land: () => ({ file: "app/features/companies/land.svg", svg: drawLand() }),
  valley: () => ({ file: "app/features/valley/valley.svg", svg: drawValley() }),
};

/** The names of all programs, in their order. */
export function programNames(): string[] {
  const names = readdirSync(PICTURES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.slice(0, -".ts".length));
  return [...Object.keys(INKED_BY_PAGES), ...names.sort()];
}

/** Everything that a program draws, the same each time. Rejects if there is no program of that name. */
export async function drawingsOf(name: string): Promise<Drawing[]> {
  const inkedByPages = INKED_BY_PAGES[name];
  if (inkedByPages) return [inkedByPages()];
  const { default: draw } = (await import(join(PICTURES, `${name}.ts`))) as {
    default: () => Drawn | Promise<Drawn>;
  };
  const drawn = await draw();
  return Object.entries(typeof drawn === "string" ? { [name]: drawn } : drawn).map(
    ([picture, svg]) => ({ file: `${IMAGES}/${picture}.svg`, svg }),
  );
}
