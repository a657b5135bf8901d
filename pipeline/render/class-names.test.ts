import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shortClassName } from "./class-names.ts";

const APP = join(import.meta.dirname, "../../app");

/** Every class and movement of every CSS module, with its file and what is in it. */
const classes = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".module.css"))
  .map((file) => join(APP, file))
  .flatMap((file) => {
    const css = readFileSync(file, "utf8");
    const names = [...css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)(?=[^{};]*\{)/gi)].map(
      ([, name = ""]) => name,
    );
    return [...new Set(names)].map((name) => ({ name, file, css }));
  });

test("no two classes of the site have the same name", () => {
  const names = classes.map(({ name, file, css }) => shortClassName(name, file, css));
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
});

test("a name that the module does not have is refused", () => {
  const { file, css } = classes[0] ?? { file: "", css: "" };
  expect(() => shortClassName("nowhere-to-be-found", file, css)).toThrow("nowhere-to-be-found");
});
