import { readFileSync } from "node:fs";
import { HtmlValidate } from "html-validate";
import { addresses, builtFile } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** The rules of HTML and of its accessibility, without those of style: React decides how the markup is written. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  // A fieldset may be named by aria-label instead of a legend.
  rules: { "wcag/h71": "off" },
});

/** Returns the errors of a page, one per line. */
function faultsOf(address: string): string[] {
  const { results } = validator.validateStringSync(readFileSync(builtFile(address), "utf8"));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${address}: ${message} (${ruleId})`),
  );
}

/** A rule of the W3C's own checker only: aria-expanded repeats the state that browsers expose for a popover. */
const TOLD_TWICE = /<[^>]+popovertarget[^>]+aria-expanded|<[^>]+aria-expanded[^>]+popovertarget/i;

test("the HTML of every page is without an error", () => {
  expect(addresses.flatMap(faultsOf)).toEqual([]);
  for (const address of addresses) {
    expect(readFileSync(builtFile(address), "utf8"), address).not.toMatch(TOLD_TWICE);
  }
});
