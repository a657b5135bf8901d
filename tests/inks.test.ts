import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inks as artInks } from "../art/tools/inks.ts";
import { nightInk } from "../art/tools/night.ts";
import { grounds } from "../domain/pictures/picture-files.ts";
import { readInks } from "../pipeline/images/cards/inks.ts";

const inks = readInks();

/** The drawings' names of inks that they call differently (art/tools/inks.ts). */
const NAMES_IN_ART: Record<string, string> = {
  raised: "paper-raised",
  mantlePale: "mantle-lit",
  goldLit: "gold-lit",
};

/**
 * Colours of the drawings alone; the lit beech, which is lighter in text; and the liturgical colours, defined as pairs
 * in tokens.css.
 */
const OWN_TO_ART = ["beechLit", "spring", "springLit", "wood", "woodLit", "red", "violet", "rose"];

describe("what cannot read the inks of app/styles/tokens.css has the same", () => {
  test("the manifest of the installed site is of paper", () => {
    const manifest = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8"));
    expect([manifest.theme_color, manifest.background_color]).toEqual([inks.paper, inks.paper]);
  });

  test("every colour of the favicon is an ink", () => {
    const colours = readFileSync("app/favicon.svg", "utf8").match(/#[0-9a-f]{6}/g) ?? [];
    expect(colours.length).toBeGreaterThan(0);
    expect(Object.values(inks)).toEqual(expect.arrayContaining(colours));
  });

  test("the grounds of the pictures are inks", () => {
    expect(inks).toMatchObject(grounds);
  });

  test("the drawings are made with the inks", () => {
    const shared = Object.entries(artInks)
      .filter(([name]) => !OWN_TO_ART.includes(name))
      .map(([name, value]) => [NAMES_IN_ART[name] ?? name, value]);
    expect(inks).toMatchObject(Object.fromEntries(shared));
  });
});

describe("a drawing by night can be read", () => {
  const brightness = (colour: string) => {
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
    return 0.3 * Number(red) + 0.59 * Number(green) + 0.11 * Number(blue);
  };
  const dull = Object.values(artInks).filter((ink) => ink !== artInks.goldLit);

  test("no ink dazzles, and none is lost in the dark", () => {
    for (const ink of dull) {
      expect(brightness(nightInk(ink)), ink).toBeLessThan(195);
      expect(brightness(nightInk(ink)), ink).toBeGreaterThan(8);
    }
  });

  test("what is much paler by day is paler by night", () => {
    for (const darker of dull) {
      for (const paler of dull.filter((ink) => brightness(ink) - brightness(darker) >= 20)) {
        const night = brightness(nightInk(darker));
        expect(brightness(nightInk(paler)), `${darker} ${paler}`).toBeGreaterThan(night);
      }
    }
  });

  test("gold stays alive", () => {
    expect(nightInk(artInks.goldLit)).toBe(artInks.goldLit);
  });
});
