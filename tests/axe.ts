import type { Page } from "@playwright/test";
import axe from "axe-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong in a page, or in what a selector names, a line for each rule. */
export async function axeFindings(page: Page, selector = "html"): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async ({ tags, context }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, {
        runOnly: tags,
        resultTypes: ["violations"],
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
      );
    },
    { tags: TAGS, context: selector },
  );
}
