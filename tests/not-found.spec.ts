import { expect, hydrated, MISSING_PAGE, open, test } from "./test.ts";

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
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pagina non trovata");
      await expect(page.getByRole("navigation", { name: "Laterale" })).toBeVisible({
        visible: isInsideShell,
      });
      await expect(
        page.getByRole("main").getByRole("link", { name: "0776 691106" }),
      ).toHaveAttribute("href", "tel:+390776691106");
      await expect(
        page.getByRole("link", { name: "Torna alla pagina principale" }),
      ).toHaveAttribute("href", "/app/realhome");
    });
  }
});

test("the way home works, inside the site and outside", async ({ page }) => {
  for (const address of ["/nulla", "/app/nulla"]) {
    await open(page, address);
    await page.getByRole("link", { name: "Torna alla pagina principale" }).click();
    await expect(page).toHaveURL("/app/realhome");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maria Santissima di Canneto");
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is whole and its links work", async ({ page }) => {
    await page.goto("/app/inni/mai-scritto");
    await expect(page.getByRole("searchbox")).toBeHidden();
    await page.getByRole("link", { name: "Tutte le pagine del sito" }).click();
    await expect(page).toHaveURL("/app/cerca");
  });
});

test("a link to a page that has gone shows the same, inside the site", async ({ page }) => {
  await open(page, "/app/inni/home");
  await page.route("**/stabat-mater.json", (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("main").getByRole("link", { name: "Stabat Mater" }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pagina non trovata");
  await expect(page.getByRole("navigation", { name: "Laterale" })).toBeVisible();
});
