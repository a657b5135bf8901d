import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const DESK = "redazione/desk";

test("every class that a part of the desk names is in its style sheet", () => {
  const files = readdirSync(DESK, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".tsx"),
  );
  const missing = files.flatMap((file) => {
    const source = readFileSync(join(DESK, file), "utf8");
    const sheets = [...source.matchAll(/import (\w+) from "(.+\.module\.css)"/g)];
    return sheets.flatMap(([, name = "", sheet = ""]) => {
      const css = readFileSync(join(DESK, dirname(file), sheet), "utf8");
      const used = [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))];
      return used.flatMap(([, style = ""]) =>
        new RegExp(`\\.${style}\\b`).test(css) ? [] : [`${file}: ${style}`],
      );
    });
  });
  expect(missing).toEqual([]);
});
