import { content, HYMN } from "../support/site.ts";
import { expect, hydrated, MISSING_PAGE, main, test, title } from "../support/test.ts";

test.use({ expectedErrors: MISSING_PAGE });

const { fullName, phone, phoneHref } = content.site;

/** The address of a hymn, with two letters in each other's place. */
const MISSPELT = HYMN.replace(/(.)(.)$/, "$2$1");

test("what is nowhere is not found, helps, and begins a search of its words", async ({ page }) => {
  for (const [address, isInsideShell] of [
    ["/nulla", false],
    [MISSPELT, true],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await hydrated(page);
    await expect(title(page), address).toHaveText("Pagina non trovata");
    await expect(page.getByRole("navigation", { name: "Laterale" })).toBeVisible({
      visible: isInsideShell,
    });
    await expect(page.getByRole("link", { name: fullName })).toBeVisible();
    const link = (name: string) => main(page).getByRole("link", { name });
    await expect(link(phone)).toHaveAttribute("href", phoneHref);
    await expect(link("Torna alla pagina principale")).toHaveAttribute("href", "/app/realhome");
  }
  const search = page.getByRole("search");
  const words = MISSPELT.slice("/app/".length).replace(/[/-]/g, " ");
  await expect(search.getByRole("searchbox")).toHaveValue(words);
  await search.getByRole("button", { name: "Cerca" }).click();
  await expect(page).toHaveURL(`/app/cerca?${new URLSearchParams({ q: words })}`);

  await test.step("a link to a page that has gone shows the same, inside the site", async () => {
    await page.route(`**${HYMN}.json`, (route) => route.fulfill({ status: 404, body: "" }));
    await search.locator(`a[href^='${HYMN}']`).click();
    await expect(title(page)).toHaveText("Pagina non trovata");
    await expect(page.getByRole("navigation", { name: "Laterale" })).toBeVisible();
  });
});
