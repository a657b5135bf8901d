import { expect, test } from "vitest";
import { NOT_BEGUN, proceed } from "./publish-page.tsx";

test("a step that ends takes the place of itself, and the result ends it all", () => {
  const lines = [
    "begin",
    { step: "Controllo", state: "begun" },
    { step: "Controllo", state: "done" },
    { step: "Costruzione", state: "begun" },
  ] as const;
  const running = lines.reduce(proceed, NOT_BEGUN);
  expect(running).toEqual({ isRunning: true, steps: [lines[2], lines[3]] });
  const result = { result: "failed", sentence: "Il sito non si costruisce." } as const;
  expect(proceed(running, result)).toMatchObject({ isRunning: false, result });
});
