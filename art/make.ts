import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const PICTURES = join(import.meta.dirname, "pictures");
const IMAGES = join(import.meta.dirname, "../content/images");

/** One picture, or a family of them by their paths in content/images. */
type Drawn = string | Record<string, string>;

/**
 * Draws the pictures again, the same bytes each time. A module of art/pictures draws the SVG of the same name in
 * content/images, or a family of them. Names given to the command draw those modules alone: npm run art chiesa/stemma
 */
async function make(names: readonly string[]): Promise<void> {
  let count = 0;
  for (const name of names.length > 0 ? names : allNames()) {
    const { default: draw } = (await import(join(PICTURES, `${name}.ts`))) as {
      default: () => Drawn | Promise<Drawn>;
    };
    const drawn = await draw();
    const pictures = typeof drawn === "string" ? { [name]: drawn } : drawn;
    for (const [picture, svg] of Object.entries(pictures)) {
      const file = join(IMAGES, `${picture}.svg`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, svg);
      count += 1;
    }
  }
  console.log(`${count} pictures drawn.`);
}

function allNames(): string[] {
  return readdirSync(PICTURES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.slice(0, -".ts".length))
    .sort();
}

await make(process.argv.slice(2));
