import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

/** The minified axe to inject, less than half the size of the version that Node would load; its value is not sent back. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The colour rules, slower than all the others together. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** The rule for target sizes, which axe disables by default. */
const TARGET_RULE = "target-size";

/** Returns axe's violations, one line per rule, of the whole page or a part, by all rules or those of colours. */
export async function axeFindings(
  page: Page,
  { selector = "html", rules = "all" as "all" | "colours" } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${AXE};undefined`);
  const options: axe.RunOptions = {
    runOnly: rules === "colours" ? COLOUR_RULES : TAGS,
    resultTypes: ["violations"],
    // Preloading would fetch all style sheets again, for rules that are not used.
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
