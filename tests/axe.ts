import type { Page } from "@playwright/test";
import axe from "axe-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that measure colours, which take longer than all the others. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

interface AxeOptions {
  /** What is looked at; all of the page if it is missing. */
  selector?: string;
  /** All rules, if it is missing; or only those that measure colours; or all but those. */
  rules?: "all" | "colours" | "all but colours";
}

/** For a page in which axe looks at one document after the other: sent once, it is in each of them. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(axe.source);
}

/** What axe finds wrong in a page, a line for each rule. */
export async function axeFindings(
  page: Page,
  { selector = "html", rules = "all" }: AxeOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const hasColours = rules !== "all but colours";
  const options: axe.RunOptions = {
    runOnly: rules === "colours" ? COLOUR_RULES : TAGS,
    resultTypes: ["violations"],
    // It would fetch all style sheets again, for rules that are not asked for.
    preload: false,
    rules: Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: hasColours }])),
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
