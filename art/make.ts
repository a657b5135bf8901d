import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { drawingsOf, programNames } from "./drawings.ts";

/**
 * Draws the pictures again, the same bytes each time. Names given to the command draw what those programs draw, and
 * nothing else: npm run art chiesa/stemma
 */
async function make(names: readonly string[]): Promise<void> {
  let count = 0;
  for (const name of names.length > 0 ? names : programNames()) {
    for (const { file, svg } of await drawingsOf(name)) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, svg);
      count += 1;
    }
  }
  console.log(`${count} pictures drawn.`);
}

await make(process.argv.slice(2));
