import { content } from "../support/site.ts";
import { expect, open, test } from "../support/test.ts";

const { social } = content.site;

test("on a desktop a social page opens in a popup of 800 by 600", async ({ page }) => {
  await open(page, "/app/orari");
  const popups = await page.evaluateHandle(() => {
    const calls: unknown[][] = [];
    window.open = (...call: unknown[]) => {
      calls.push(call);
      return null;
    };
    return calls;
  });
  for (const { name } of social) {
    await page.getByRole("contentinfo").getByRole("link", { name }).click();
  }
  const calls = await popups.jsonValue();
  expect(calls.map(([address]) => address)).toEqual(social.map(({ web }) => web));
  for (const [, , features] of calls) {
    expect(features).toMatch(/^popup,noopener,noreferrer,width=800,height=600,left=\d+,top=\d+$/);
  }
  await expect(page).toHaveURL("/app/orari");
});
