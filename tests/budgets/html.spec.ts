import { readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { addresses, builtFile } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** The rules of HTML and what they say of accessibility; whether it is written beautifully is React's business. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  // A group of fields may also be named by its aria-label.
  rules: { "wcag/h71": "off" },
});

/** What is wrong with a page, a line for each fault. */
function faultsOf(address: string): string[] {
  const { results } = validator.validateStringSync(readFileSync(builtFile(address), "utf8"));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${address}: ${message} (${ruleId})`),
  );
}

/** What only the W3C's own checker knows: browsers say by themselves whether a popover is open. */
const TOLD_TWICE = /<[^>]+popovertarget[^>]+aria-expanded|<[^>]+aria-expanded[^>]+popovertarget/i;

test("the HTML of every page is without an error", () => {
  expect(addresses.flatMap(faultsOf)).toEqual([]);
  for (const address of addresses) {
    expect(readFileSync(builtFile(address), "utf8"), address).not.toMatch(TOLD_TWICE);
  }
});
