import { HtmlValidate } from "html-validate";
import { addressesWithNewClasses } from "../support/new-classes.ts";
import { addresses, htmlOf } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/** The rules of HTML and of its accessibility, without those of style: React decides how the markup is written. */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  // A fieldset may be named by aria-label instead of a legend.
  rules: { "wcag/h71": "off" },
});

/** A rule of the W3C's own checker only: aria-expanded repeats the state that browsers expose for a popover. */
const TOLD_TWICE = /<[^>]+popovertarget[^>]+aria-expanded|<[^>]+aria-expanded[^>]+popovertarget/i;

test("the HTML that pages are made of is without an error", () => {
  for (const address of addressesWithNewClasses) {
    const { results } = validator.validateStringSync(htmlOf(address));
    const found = results.flatMap(({ messages }) => messages);
    expect(
      found.map(({ ruleId, message }) => `${message} (${ruleId})`),
      address,
    ).toEqual([]);
  }
  for (const address of addresses) expect(htmlOf(address), address).not.toMatch(TOLD_TWICE);
});
