import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Ends the output with the name, place and error of each failed test, and "N passed, N failed", which any pipeline can read. */
export default class ClosingLine implements Reporter {
  private passed = 0;
  private failures: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === "passed") this.passed += 1;
    else if (result.status !== "skipped") this.failures.push(failure(test, result));
  }

  onEnd(): void {
    for (const line of this.failures) console.log(line);
    console.log(`${this.passed} passed, ${this.failures.length} failed`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

/** "Error: tests/orari.spec.ts:12 › name › …, timedOut: first line of what went wrong". */
function failure(test: TestCase, result: TestResult): string {
  const place = `${relative(process.cwd(), test.location.file)}:${test.location.line}`;
  const name = test.titlePath().slice(3).join(" › ");
  const [reason] = stripVTControlCharacters(result.error?.message ?? "").split("\n");
  return `Error: ${place} › ${name}, ${result.status}: ${reason}`;
}
