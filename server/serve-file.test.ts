import { describe, expect, test } from "vitest";
import { chooseEncoding, isUnchanged, parseRange } from "./serve-file.ts";
import type { SiteFile } from "./site-files.ts";

const variant = { body: Buffer.from("x"), etag: '"a"', headers: {}, bodyHeaders: {} };
const file = (...encodings: ("br" | "gzip")[]): SiteFile => ({
  isPage: true,
  acceptsRanges: false,
  variants: {
    identity: variant,
    ...Object.fromEntries(encodings.map((encoding) => [encoding, variant])),
  },
});

describe("the smallest variant a browser accepts", () => {
  test.each([
    ["br", ["gzip, deflate, br", "br;q=0.5"]],
    ["gzip", ["gzip, deflate", "GZIP", "br;q=0, gzip"]],
    ["identity", ["br; q=0.0, gzip;q=0", "identity", "brotli", "", undefined]],
  ])("is %s for who accepts %j", (expected, headers) => {
    for (const header of headers) {
      expect(chooseEncoding(file("br", "gzip"), header), header).toBe(expected);
    }
  });

  test("is never one that does not exist", () => {
    expect(chooseEncoding(file("gzip"), "br, gzip")).toBe("gzip");
    expect(chooseEncoding(file(), "br, gzip")).toBe("identity");
  });
});

test.each([
  [true, ['"a"', 'W/"a"', '"b", "a"', "*"]],
  [false, ['"b"', "a", "", undefined]],
])("it is %s that a copy is good of which the browser says %j", (isGood, headers) => {
  for (const header of headers) expect(isUnchanged('"a"', header), header).toBe(isGood);
});

test.each([
  [{ first: 0, last: 9 }, ["bytes=0-9", "BYTES= 0-9 "]],
  [{ first: 90, last: 99 }, ["bytes=90-", "bytes=-10", "bytes=90-1000"]],
  [{ first: 0, last: 99 }, ["bytes=-1000"]],
  [{ first: 99, last: 99 }, ["bytes=99-99"]],
  ["unsatisfiable", ["bytes=100-", "bytes=20-10", "bytes=-0"]],
  [undefined, ["bytes=-", "bytes=0-1,5-6", "chapters=1-2", undefined]],
])("%j of a file of 100 bytes is meant by %j", (range, headers) => {
  for (const header of headers) expect(parseRange(header, 100), header).toEqual(range);
});
