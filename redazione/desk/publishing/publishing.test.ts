import { expect, test } from "vitest";
import { stepsOf } from "./publish-page.tsx";

test("a step that ends takes the place of itself", () => {
  const lines = [
    { step: "Controllo", state: "begun" },
    { step: "Controllo", state: "done" },
    { step: "Costruzione", state: "begun" },
    { result: "failed", sentence: "Il sito non si costruisce." },
  ] as const;
  expect(stepsOf(lines)).toEqual([lines[1], lines[2]]);
});
