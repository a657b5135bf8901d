import type { Page } from "@playwright/test";
import axe from "axe-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface AxeOptions {
  /** What is looked at; all of the page if it is missing. */
  selector?: string;
  /** Whether contrasts are measured too, which takes as long as all the rest. */
  hasContrast?: boolean;
}

/** For a page in which axe looks at one document after the other: sent once, it is in each of them. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(axe.source);
}

/** What axe finds wrong in a page, a line for each rule. */
export async function axeFindings(
  page: Page,
  { selector = "html", hasContrast = true }: AxeOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ tags, context, hasContrast }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, {
        runOnly: tags,
        resultTypes: ["violations"],
        // It would fetch all style sheets again, for rules that are not asked for.
        preload: false,
        rules: { "color-contrast": { enabled: hasContrast } },
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
      );
    },
    { tags: TAGS, context: selector, hasContrast },
  );
}
