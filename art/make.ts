import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const PICTURES = join(import.meta.dirname, "pictures");
const IMAGES = join(import.meta.dirname, "../content/images");

/**
 * Draws the pictures again, the same bytes each time: every module of art/pictures becomes the SVG of the
 * same name in content/images. Names given to the command draw those alone: npm run art chiesa/stemma
 */
async function make(names: readonly string[]): Promise<void> {
  const drawn = names.length > 0 ? names : allNames();
  for (const name of drawn) {
    const { default: draw } = (await import(join(PICTURES, `${name}.ts`))) as {
      default: () => string | Promise<string>;
    };
    const file = join(IMAGES, `${name}.svg`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await draw());
  }
  console.log(`${drawn.length} pictures drawn.`);
}

function allNames(): string[] {
  return readdirSync(PICTURES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => name.slice(0, -".ts".length))
    .sort();
}

await make(process.argv.slice(2));
