import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/**
 * Ends the output with the reasons for skipped tests and the line "N passed, N failed", which any pipeline can parse;
 * Playwright lists the failed ones itself.
 */
export default class ClosingLine implements Reporter {
  private passed = 0;
  private failed = 0;
  private skipped: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === "passed") this.passed += 1;
    else if (result.status === "skipped") this.skipped.push(skip(test));
    else this.failed += 1;
  }

  onEnd(): void {
    for (const line of this.skipped) console.log(line);
    console.log(`${this.passed} passed, ${this.failed} failed`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** Formats a skipped test: "Skipped: shows the site (There is no Firefox on this machine.)". */
function skip({ title, annotations }: TestCase): string {
  const reason = annotations.find(({ type }) => type === "skip")?.description;
  return `Skipped: ${title}${reason ? ` (${reason})` : ""}`;
}
