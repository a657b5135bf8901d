import type { Locator, Page } from "@playwright/test";
import { serveUnfilled } from "../support/filled-content.ts";
import { content } from "../support/site.ts";
import { expect, open, test } from "../support/test.ts";

const main = (page: Page) => page.getByRole("main");

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("The element has no box");
  return box;
}

test.describe("hymns and prayers", () => {
  test("have their strophes side by side in a wide window, one after the other on a phone", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, "/app/preghiere/te-deum");
    const latin = main(page).locator("p:lang(la)");
    const italian = main(page).locator("p[lang=it]");
    const strophes = await latin.count();
    expect(strophes).toBeGreaterThan(3);
    expect(await italian.count()).toBe(strophes);
    for (const position of [0, 1, strophes - 1]) {
      const one = await boxOf(latin.nth(position));
      const other = await boxOf(italian.nth(position));
      expect(Math.abs(one.y - other.y)).toBeLessThanOrEqual(2);
      expect(Math.abs(one.x - other.x)).toBeGreaterThan(200);
    }

    await test.step("a line too long for the window goes on with an indent", async () => {
      await page.setViewportSize({ width: 320, height: 740 });
      const line = main(page).getByText("ti loda l’esercito dei martiri");
      const [first, second] = await line.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map((rect) => rect.left);
      });
      expect(second).toBeGreaterThan(Number(first) + 10);
    });

    await test.step("one language follows the other on a phone", async () => {
      const [last, first] = [await boxOf(italian.last()), await boxOf(latin.first())];
      expect(first.y).toBeGreaterThan(last.y + last.height);
      expect(first.x).toBe(last.x);
    });
  });
});

test.describe("the contents of a page", () => {
  const contents = (page: Page) => page.getByRole("navigation", { name: "In questa pagina" });

  test("stand in the sidebar of a wide window, folded before the text of another, and lead to its headings", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await serveUnfilled(page);
    await open(page, "/app/info/come_raggiumgerci");
    const headings = main(page).locator(".prose").getByRole("heading", { level: 2 });
    await expect(contents(page).getByRole("link")).toHaveText(await headings.allTextContents());

    await contents(page).getByRole("link").last().click();
    await expect(page).toHaveURL(/#[a-z-]+$/);
    const heading = headings.last();
    await expect(heading).toBeInViewport();
    await expect(contents(page).getByRole("link").last()).toBeInViewport();

    await page.setViewportSize({ width: 768, height: 900 });
    await expect(contents(page)).toBeHidden();
    await main(page).getByText("In questa pagina").click();
    await expect(main(page).getByRole("link", { name: await heading.innerText() })).toBeVisible();
  });
});

test("the neighbours of a page lead through its section", async ({ page }) => {
  await open(page, "/app/storia/cenni-storici");
  const neighbours = page.getByRole("navigation", { name: "Pagine vicine" });
  await expect(neighbours.getByRole("link")).toHaveCount(1);
  await neighbours.getByRole("link", { name: "Pagina successiva Il culto pagano" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Il culto pagano");
  await expect(neighbours.getByRole("link", { name: /^Pagina successiva/ })).toHaveAttribute(
    "rel",
    "next",
  );
  await expect(
    neighbours.getByRole("link", { name: "Pagina precedente Cenni storici" }),
  ).toHaveAttribute("rel", "prev");
  await expect(
    page.getByRole("navigation", { name: "Storia" }).getByRole("link", { name: "Documentario" }),
  ).toBeVisible();
});

test.describe("a timetable", () => {
  test("is a table on a phone too, with headings for rows and columns, and a name", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/app/orari");
    const table = page.getByRole("table", { name: "Nei giorni di festa" });
    const row = table.getByRole("row").filter({ hasText: "22 agosto, la festa" });
    await expect(row.getByRole("rowheader")).toHaveText("22 agosto, la festa");
    await expect(table.getByRole("columnheader")).toHaveText(["Giorno", "Le ore", "Anno"]);
    // Browsers ignore the role of a table whose style sheet changes its display.
    const layouts = await table.evaluate((element) =>
      [element, ...element.querySelectorAll("thead, tbody, tr, th, td")].map(
        (part) => getComputedStyle(part).display,
      ),
    );
    expect(layouts.filter((layout) => !layout.startsWith("table"))).toEqual([]);
    const hidden = await table
      .locator("..")
      .evaluate((container) => container.scrollWidth - container.clientWidth);
    expect(hidden).toBe(0);
    await page.setViewportSize({ width: 768, height: 900 });
    const [day, hours] = [row.getByRole("rowheader"), row.getByRole("cell").first()];
    expect((await boxOf(hours)).y).toBe((await boxOf(day)).y);
  });
});

test.describe("on paper", () => {
  test("a page is its text alone, with the addresses of the links", async ({ page }) => {
    await open(page, "/app/storia/cenni-storici");
    const sources = main(page).getByText("Fonti e note");

    await test.step("the sources stand only where they are open", async () => {
      await page.emulateMedia({ media: "print" });
      await expect(sources).toBeHidden();
      await page.emulateMedia({ media: "screen" });
      await sources.click();
      await page.emulateMedia({ media: "print" });
      await expect(sources).toBeVisible();
    });

    await expect(page.getByRole("banner")).toBeHidden();
    // What heads each print: whose it is, and how to reach them.
    await expect(page.getByRole("contentinfo")).toContainText(content.site.phone);
    await expect(page.getByRole("link", { name: "Facebook" })).toBeHidden();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const address = await main(page)
      .locator('a[href^="https:"]')
      .first()
      .evaluate((link) => getComputedStyle(link, "::after").content);
    expect(address).toContain("diocesisora.it");
    await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  });
});
