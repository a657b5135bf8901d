import { readFileSync } from "node:fs";

/** Where the two runners write what came of their tests (vitest.config.ts, playwright.config.ts). */
export const UNIT_RESULTS = "node_modules/.cache/tests/units.json";
export const BROWSER_RESULTS = "node_modules/.cache/tests/browser.json";

/** What came of many tests. */
export interface Counted {
  passed: number;
  /** The tests that did not run, each with its reason. */
  skipped: string[];
}

/** What is read of a report of Vitest. A test that may be skipped says in its title what it needs. */
export interface UnitReport {
  numPassedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

/** What is read of a report of Playwright. */
export interface BrowserReport {
  stats: { expected: number };
  suites: BrowserSuite[];
}

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs: {
    title: string;
    tests: { status: string; annotations: { type: string; description?: string }[] }[];
  }[];
}

export function countUnits({ numPassedTests, testResults }: UnitReport): Counted {
  const skipped = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => !["passed", "failed"].includes(status));
  return { passed: numPassedTests, skipped: skipped.map(({ fullName }) => fullName) };
}

export function countBrowser({ stats, suites }: BrowserReport): Counted {
  return { passed: stats.expected, skipped: suites.flatMap(skippedIn) };
}

function skippedIn({ suites = [], specs }: BrowserSuite): string[] {
  const here = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === "skipped")
      .map(({ annotations }) => {
        const reason = annotations.find(({ type }) => type === "skip")?.description;
        return reason ? `${title} (${reason})` : title;
      }),
  );
  return [...here, ...suites.flatMap(skippedIn)];
}

/**
 * What is said at the end of all tests: how many ran, in what time, and which did not, and why.
 * @param seconds how long everything took
 */
export function testReport(units: Counted, browser: Counted, seconds: number): string {
  const skipped = [...units.skipped, ...browser.skipped];
  const minutes = Math.floor(seconds / 60);
  const rest = String(Math.round(seconds) % 60).padStart(2, "0");
  return [
    `${units.passed} unit tests and ${browser.passed} browser tests passed in ${minutes}:${rest} minutes.`,
    ...(skipped.length > 0 ? [`${skipped.length} skipped:`] : []),
    ...skipped.map((test) => `  ${test}`),
  ].join("\n");
}

/** Reads what the two runners have written, and says it. */
export function readTestReport(seconds: number): string {
  const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
  return testReport(countUnits(read(UNIT_RESULTS)), countBrowser(read(BROWSER_RESULTS)), seconds);
}
