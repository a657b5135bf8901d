import { expect, test } from "vitest";
import { qrCode } from "./qr-code.ts";

/** What a telephone looks for first: a dark square in a light ring in a dark one. */
const FINDER = ["#######", "#     #", "# ### #", "# ### #", "# ### #", "#     #", "#######"];

/** The squares of a code, line by line, as its path draws them. */
function drawn({ size, path }: { size: number; path: string }): string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill(" "));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    rows[Number(y)]?.fill("#", Number(x), Number(x) + Number(width));
  }
  return rows.map((row) => row.join(""));
}

test("a code has its three corners, and no square outside", () => {
  const code = qrCode("https://esempio.it/app/info/come_raggiumgerci");
  const rows = drawn(code);
  const corner = (top: number, left: number) =>
    rows.slice(top, top + 7).map((row) => row.slice(left, left + 7));
  expect(corner(0, 0)).toEqual(FINDER);
  expect(corner(0, code.size - 7)).toEqual(FINDER);
  expect(corner(code.size - 7, 0)).toEqual(FINDER);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([code.size]));
});
