import sharp from "sharp";
import { expect, test } from "vitest";
import { favicon } from "./favicon.ts";

test("the icon holds three sizes, each a PNG where its entry says", async () => {
  const file = await favicon();
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  let end = 6 + 3 * 16;
  for (const [position, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * position;
    expect([file[entry], file[entry + 1]]).toEqual([size, size]);
    const length = file.readUInt32LE(entry + 8);
    const offset = file.readUInt32LE(entry + 12);
    expect(offset).toBe(end);
    end = offset + length;
    const { format, width, height } = await sharp(file.subarray(offset, end)).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: size, height: size });
  }
  expect(file.length).toBe(end);
});
