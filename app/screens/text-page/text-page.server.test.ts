import { expect, test } from "vitest";
import { pageData } from "../../../pipeline/pages/page-data.ts";
import { loadContent } from "../../../pipeline/read/content.ts";
import { sampleTimetable } from "../../../tests/support/sample-timetable.ts";
import type { TextData } from "./data.server.ts";
import textPageProps from "./text-page.server.tsx";

test("a text is shown chapter by chapter, but in one block below a timetable", async () => {
  const page = (await pageData(loadContent(), "/app/orari")) as TextData;
  const chapters = page.sections.filter(Boolean);
  const blocksBelow = (timetable: typeof sampleTimetable) =>
    textPageProps({ ...page, special: { kind: "hours", timetable } }).html.text.split(
      'class="prose"',
    ).length - 1;
  expect(blocksBelow(sampleTimetable)).toBe(1);
  expect(blocksBelow({ ...sampleTimetable, periods: [] })).toBe(chapters.length);
  expect(chapters.length).toBeGreaterThan(1);
});
