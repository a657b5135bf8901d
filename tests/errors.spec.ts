import { expect, open, test } from "./test.ts";

test.use({ expectedErrors: /Failed to load resource|Failed to fetch|net::ERR_/ });

test("a page whose text does not arrive keeps the menus and says what to do", async ({ page }) => {
  await open(page, "/app/orari");
  await page.route("**/editoria/home.json", (route) => route.abort());
  await page
    .getByRole("navigation", { name: "Laterale" })
    .getByRole("link", { name: "EDITORIA" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Qualcosa non ha funzionato");
  await expect(page.getByRole("navigation", { name: "Laterale" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "0776 691106" })).toBeVisible();

  await page.unroute("**/editoria/home.json");
  await page.getByRole("link", { name: "Riprova" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Editoria");
});

test("the way home from an error works", async ({ page }) => {
  await open(page, "/app/orari");
  await page.route("**/offerte.json", (route) => route.abort());
  await page
    .getByRole("navigation", { name: "Laterale" })
    .getByRole("link", { name: "OFFERTE" })
    .click();
  await page.getByRole("link", { name: "Torna alla pagina principale" }).click();
  await expect(page).toHaveURL("/app/realhome");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maria Santissima di Canneto");
});
