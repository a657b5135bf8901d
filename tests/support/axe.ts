import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** What a page is brought: less than half as long as what Node would read. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that measure colours, which take longer than all the others. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** The rule that measures how large targets are, which axe leaves out unless it is asked for. */
const TARGET_RULE = "target-size";

interface AxeOptions {
  /** What is looked at; all of the page if it is missing. */
  selector?: string;
  /** All rules, if it is missing; or only those that measure colours. */
  rules?: "all" | "colours";
}

/** What axe finds wrong in a page, a line for each rule. */
export async function axeFindings(
  page: Page,
  { selector = "html", rules = "all" }: AxeOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const options: axe.RunOptions = {
    runOnly: rules === "colours" ? COLOUR_RULES : TAGS,
    resultTypes: ["violations"],
    // It would fetch all style sheets again, for rules that are not asked for.
    preload: false,
    rules: { [TARGET_RULE]: { enabled: rules === "all" } },
  };
  return page.evaluate(
    async ({ context, options }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        context,
        options,
      );
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
      );
    },
    { context: selector, options },
  );
}
