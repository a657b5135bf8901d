import { expect, test } from "vitest";
import { toggleBreaks } from "./verse-breaks.ts";

const PLAIN = "Adoro te devote,\nquae sub his figuris\n\nVisus, tactus,\nsed auditu";
const MARKED = "Adoro te devote,\\\nquae sub his figuris\n\nVisus, tactus,\\\nsed auditu";

test("each verse but the last of its strophe ends with the mark", () => {
  expect(toggleBreaks(PLAIN)).toBe(MARKED);
});

test("marks that are all there are taken away, and those that are missing added", () => {
  expect(toggleBreaks(MARKED)).toBe(PLAIN);
  expect(toggleBreaks(MARKED.replace("\\", ""))).toBe(MARKED);
});
