import { readdirSync } from "node:fs";
import { expect, test } from "vitest";

test("every typeface has its licence beside it", () => {
  const files = readdirSync("app/fonts");
  const typefaces = files.filter((name) => name.endsWith(".woff2"));
  expect(typefaces).not.toEqual([]);
  const without = typefaces.filter(
    (name) => !files.includes(name.replace(/-\d+-\w+\.woff2$/, "-license.txt")),
  );
  expect(without).toEqual([]);
});
