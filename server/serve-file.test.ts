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
    ["gzip, deflate, br", "br"],
    ["gzip, deflate", "gzip"],
    ["GZIP", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br; q=0.0, gzip;q=0", "identity"],
    ["br;q=0.5", "br"],
    ["identity", "identity"],
    ["brotli", "identity"],
    ["", "identity"],
    [undefined, "identity"],
  ])("%s gets %s", (header, expected) => {
    expect(chooseEncoding(file("br", "gzip"), header)).toBe(expected);
  });

  test("a variant that does not exist is never chosen", () => {
    expect(chooseEncoding(file("gzip"), "br, gzip")).toBe("gzip");
    expect(chooseEncoding(file(), "br, gzip")).toBe("identity");
  });
});

describe("a copy the browser has is good when its tag matches", () => {
  test.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ["*", true],
    ['"b"', false],
    ["a", false],
    ["", false],
    [undefined, false],
  ])("%s: %s", (header, expected) => {
    expect(isUnchanged('"a"', header)).toBe(expected);
  });
});

describe("a part of a file of 100 bytes", () => {
  test.each([
    ["bytes=0-9", { first: 0, last: 9 }],
    ["BYTES= 0-9 ", { first: 0, last: 9 }],
    ["bytes=90-", { first: 90, last: 99 }],
    ["bytes=-10", { first: 90, last: 99 }],
    ["bytes=-1000", { first: 0, last: 99 }],
    ["bytes=90-1000", { first: 90, last: 99 }],
    ["bytes=99-99", { first: 99, last: 99 }],
    ["bytes=100-", "unsatisfiable"],
    ["bytes=20-10", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=-", undefined],
    ["bytes=0-1,5-6", undefined],
    ["chapters=1-2", undefined],
    [undefined, undefined],
  ])("%s", (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected);
  });
});
