import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readInks } from "../../pipeline/images/cards/inks.ts";

const inks = readInks();

/** The inks of a colour by its name, by day and by night, as tokens.css pairs them. */
function inksOf(colour: string): [string, string] {
  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  const pair = new RegExp(`--color-${colour}: light-dark\\(var\\(--(.+?)\\), var\\(--(.+?)\\)\\)`);
  const [, day = "", night = ""] = pair.exec(tokens) ?? [];
  return [String(inks[day]), String(inks[night])];
}

/** The relative luminance of #rrggbb, from 0 to 1 (WCAG 2.2). */
function luminance(ink: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(ink.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours by day and by night, from 1 to 21. */
function contrasts(one: string, other: string): number[] {
  const others = inksOf(other);
  return inksOf(one).map((ink, theme) => {
    const [dark = 0, light = 0] = [luminance(ink), luminance(String(others[theme]))].sort();
    return (light + 0.05) / (dark + 0.05);
  });
}

const GROUNDS = ["ground", "ground-raised", "light"];

test.each(GROUNDS)("every colour of letters has 7 on --color-%s", (ground) => {
  for (const letters of ["text", "text-secondary", "link", "section"]) {
    expect(Math.min(...contrasts(letters, ground)), letters).toBeGreaterThanOrEqual(7);
  }
});

test.each(GROUNDS)("focus and marks have 3 on --color-%s", (ground) => {
  for (const mark of ["focus", "ornament"]) {
    expect(Math.min(...contrasts(mark, ground)), mark).toBeGreaterThanOrEqual(3);
  }
});
