import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { loadContent } from "../app/content.server/content.ts";
import draw, { COMPANIES } from "../art/pictures/companies.ts";

const IMAGES = join(import.meta.dirname, "../content/images");

describe("the pictures of the companies", () => {
  it("are drawn for every company, and for no other", () => {
    const drawn = loadContent().companies.map(({ slug }) => slug);
    expect(Object.keys(COMPANIES).sort()).toEqual(drawn.sort());
  });

  it("show neighbours in the list in different places, and no two alike", () => {
    const looks = Object.keys(COMPANIES)
      .sort()
      .map((slug) => COMPANIES[slug] ?? []);
    for (const [index, [setting]] of looks.entries()) {
      expect(setting).not.toBe(looks[index + 1]?.[0]);
    }
    const banners = looks.map(([setting, ...rest]) => [setting?.name, ...rest].join());
    expect(new Set(banners).size).toBe(looks.length);
  });

  it("come out the same each time, as they are kept", () => {
    for (const [name, svg] of Object.entries(draw())) {
      const file = join(IMAGES, `${name}.svg`);
      expect(existsSync(file) && readFileSync(file, "utf8") === svg, name).toBe(true);
    }
  });
});
