import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/**
 * Ends the output with the reasons for skipped tests, the name, place and error of each failed one, and the line "N
 * passed, N failed", which any pipeline can parse.
 */
export default class ClosingLine implements Reporter {
  private passed = 0;
  private failures: string[] = [];
  private skipped: string[] = [];

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === "passed") this.passed += 1;
    else if (result.status === "skipped") this.skipped.push(skip(test));
    else this.failures.push(failure(test, result));
  }

  onEnd(): void {
    for (const line of [...this.skipped, ...this.failures]) console.log(line);
    console.log(`${this.passed} passed, ${this.failures.length} failed`);
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

/** Formats a failed test: "Error: tests/orari.spec.ts:12 › name › …, timedOut: first line of what went wrong". */
function failure(test: TestCase, result: TestResult): string {
  const place = `${relative(process.cwd(), test.location.file)}:${test.location.line}`;
  const name = test.titlePath().slice(3).join(" › ");
  const [reason] = stripVTControlCharacters(result.error?.message ?? "").split("\n");
  return `Error: ${place} › ${name}, ${result.status}: ${reason}`;
}
