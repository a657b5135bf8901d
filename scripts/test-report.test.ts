import { expect, test } from "vitest";
import { countBrowser, countUnits, testReport } from "./test-report.ts";

const units = countUnits({
  numPassedTests: 2,
  testResults: [
    {
      assertionResults: [
        { status: "passed", fullName: "one" },
        { status: "skipped", fullName: "another (where nginx is installed)" },
      ],
    },
    { assertionResults: [{ status: "passed", fullName: "two" }] },
  ],
});

const browser = countBrowser({
  stats: { expected: 5 },
  suites: [
    {
      specs: [{ title: "a page", tests: [{ status: "expected", annotations: [] }] }],
      suites: [
        {
          specs: [
            {
              title: "answers",
              tests: [
                {
                  status: "skipped",
                  annotations: [{ type: "skip", description: "nginx is not installed" }],
                },
              ],
            },
            { title: "redirects", tests: [{ status: "skipped", annotations: [] }] },
          ],
        },
      ],
    },
  ],
});

test("the end of a run says how many tests there were, in what time, and which did not run and why", () => {
  expect(testReport(units, browser, 425.4)).toBe(
    `2 unit tests and 5 browser tests passed in 7:05 minutes.
3 skipped:
  another (where nginx is installed)
  answers (nginx is not installed)
  redirects`,
  );
});

test("nothing is said of skipped tests where there are none", () => {
  const all = { passed: 1, skipped: [] };
  expect(testReport(all, all, 60)).toBe("1 unit tests and 1 browser tests passed in 1:00 minutes.");
});
