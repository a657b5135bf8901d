import type { FullResult, Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Ends the output with "N passed, N failed", which any pipeline can read. */
export default class ClosingLine implements Reporter {
  private passed = 0;
  private failed = 0;

  onTestEnd(_test: TestCase, result: TestResult): void {
    if (result.status === "passed") this.passed += 1;
    else if (result.status !== "skipped") this.failed += 1;
  }

  onEnd(_result: FullResult): void {
    console.log(`${this.passed} passed, ${this.failed} failed`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
