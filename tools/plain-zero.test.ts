import { readdirSync, readFileSync } from "node:fs";
import { Blob, Face, Feature, Font, Buffer as Shaping, shape } from "harfbuzzjs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";

const files = readdirSync("app/fonts").filter((name) => /^atkinson.*woff2$/.test(name));

test.each(files)(
  "the zeros of %s are an outline and its counter, without a stroke",
  async (file) => {
    const bytes = await subsetFont(readFileSync(`app/fonts/${file}`), "0", {
      targetFormat: "sfnt",
      keepFeatures: ["tnum"],
    });
    const font = new Font(new Face(new Blob(Uint8Array.from(bytes).buffer)));
    for (const features of [[], [new Feature("tnum", 1)]]) {
      const buffer = new Shaping();
      buffer.addText("0");
      buffer.guessSegmentProperties();
      shape(font, buffer, features);
      const [zero] = buffer.getGlyphInfos();
      expect(font.glyphToPath(zero?.codepoint ?? 0).match(/M/g)).toHaveLength(2);
    }
  },
);
