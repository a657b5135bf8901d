import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { grounds } from "../app/components/picture-files.ts";
import { inks as artInks } from "../art/tools/inks.ts";
import { readInks } from "../scripts/inks.ts";

const inks = readInks();

/** The names that the drawings have for an ink where theirs is another (art/tools/inks.ts). */
const NAMES_IN_ART: Record<string, string> = {
  raised: "paper-raised",
  mantlePale: "mantle-lit",
  goldLit: "gold-lit",
};

/** What the drawings mix for themselves, the lit beech that is lighter where it is letters, and the colours of the liturgy, which are pairs in tokens.css. */
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
