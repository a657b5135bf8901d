import { expect, test } from "vitest";
import { licencesText } from "./write-licences.ts";

const react = { name: "react", version: "19.0.0", identifier: "MIT", text: "MIT License\n…" };

test("every package is there once, in order, with its licence in full, and the typefaces after", () => {
  const zod = { name: "zod", version: "4.0.0", identifier: "MIT", text: "zod’s licence" };
  const text = licencesText([zod, react, zod], ["the typeface’s licence\n"]);
  expect(text.split("zod’s licence")).toHaveLength(2);
  const places = ["react 19.0.0 (MIT)\n\nMIT License", "zod 4.0.0", "the typeface’s licence"].map(
    (part) => text.indexOf(part),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("a package without a licence stops the build", () => {
  expect(() => licencesText([{ name: "x", version: "1.0.0" }], [])).toThrow("x 1.0.0");
});
