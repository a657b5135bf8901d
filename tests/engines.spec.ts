import { expect, test } from "@playwright/test";
import { MEANT } from "./engines/complaints.ts";
import { engines } from "./engines/engines.ts";
import { journeys } from "./engines/journeys.ts";
import { visitor } from "./engines/visitor.ts";
import { deploy } from "./support/deployment.ts";

/* The main journeys in engines other than Chromium, with one launch of each browser (docs/decisions/0026). */

test.describe.configure({ timeout: 180_000 });

for (const { name, missing, start } of engines) {
  test(`${name} takes every journey without an error in its console`, async () => {
    test.skip(missing !== undefined, missing);
    const site = await deploy("build/client");
    const engine = await start();
    try {
      const visit = visitor(engine, site.origin);
      for (const [title, go] of Object.entries(journeys)) {
        await test.step(title, () => go(visit, site));
      }
      const complaints = await engine.complaints();
      expect(complaints.filter((text) => !MEANT.some((meant) => meant.test(text)))).toEqual([]);
    } finally {
      await engine.close();
      await site.close();
    }
  });
}
