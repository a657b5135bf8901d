import { readFileSync } from "node:fs";
import { join } from "node:path";

const TOKENS = join(import.meta.dirname, "../../../app/styles/tokens.css");

/** Reads the palette from its single source (app/styles/tokens.css): #rrggbb by name. */
export function readInks(): Record<string, string> {
  const tokens = readFileSync(TOKENS, "utf8");
  return Object.fromEntries(
    [...tokens.matchAll(/^ {4}--([a-z-]+): (#[0-9a-f]{6});$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
}

/** Returns one colour of the palette. Throws if there is none of that name. */
export function readInk(name: string): string {
  const ink = readInks()[name];
  if (ink === undefined) throw new Error(`app/styles/tokens.css has no ink --${name}.`);
  return ink;
}
