import { content, HYMN } from "../support/site.ts";
import { expect, hydrated, MISSING_PAGE, main, open, test, title } from "../support/test.ts";

test.use({ expectedErrors: MISSING_PAGE });

const MISSING = [
  ["/nulla", false],
  ["/fullscreen/altro", false],
  ["/app/nulla", true],
  ["/app/storia", true],
  ["/app/inni/mai-scritto", true],
  ["/app/preghiere/mai-scritta/davvero", true],
  ["/app/pellegrinaggio/compagnie/roma", true],
  ["/app/offerte/denaro", true],
] as const;

test("what is nowhere is not found, and helps", async ({ page }) => {
  for (const [address, isInsideShell] of MISSING) {
    await test.step(address, async () => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(title(page)).toHaveText("Pagina non trovata");
      await expect(page.getByRole("navigation", { name: "Laterale" })).toBeVisible({
        visible: isInsideShell,
      });
      await expect(main(page).getByRole("link", { name: content.site.phone })).toHaveAttribute(
        "href",
        content.site.phoneHref,
      );
      await expect(
        page.getByRole("link", { name: "Torna alla pagina principale" }),
      ).toHaveAttribute("href", "/app/realhome");
    });
  }
});

test("a link to a page that has gone shows the same, inside the site", async ({ page }) => {
  await open(page, "/app/inni/home");
  await page.route(`**${HYMN}.json`, (route) => route.fulfill({ status: 404, body: "" }));
  await main(page).locator(`a[href='${HYMN}']`).last().click();
  await expect(title(page)).toHaveText("Pagina non trovata");
  await expect(page.getByRole("navigation", { name: "Laterale" })).toBeVisible();
});
