import { pageAddress } from "../../pipeline/pages/addresses.ts";
import { serveUnfilled } from "../support/filled-content.ts";
import { content } from "../support/site.ts";
import { boxOf, expect, main, open, test, title } from "../support/test.ts";

test("the contents of a page lead to its headings, in the sidebar or folded", async ({ page }) => {
  const contents = page.getByRole("navigation", { name: "In questa pagina" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await serveUnfilled(page);
  await open(page, "/app/info/come_raggiumgerci");
  const headings = main(page).locator(".prose").getByRole("heading", { level: 2 });
  await expect(contents.getByRole("link")).toHaveText(await headings.allTextContents());

  await contents.getByRole("link").last().click();
  await expect(page).toHaveURL(/#[a-z-]+$/);
  await expect(headings.last()).toBeInViewport();
  await expect(contents.getByRole("link").last()).toBeInViewport();

  await page.setViewportSize({ width: 768, height: 900 });
  await expect(contents).toBeHidden();
  await main(page).getByText("In questa pagina").click();
  const last = await headings.last().innerText();
  await expect(main(page).getByRole("link", { name: last })).toBeVisible();
});

test("a timetable is a table on a phone too, with its headings and a name", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [timetable] = content.pages.filter(({ prose }) =>
    prose.html.includes("<table aria-labelledby"),
  );
  test.skip(!timetable, "No page of the parish has a timetable.");
  await open(page, pageAddress(timetable?.slug ?? ""));
  const table = main(page).locator(".prose table[aria-labelledby]").first();
  await expect(table).toHaveAccessibleName(/./);
  const row = table.getByRole("row").nth(1);
  await expect(row.getByRole("rowheader")).toBeVisible();
  expect(await table.getByRole("columnheader").count()).toBeGreaterThan(1);
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

test("on paper a page is its text alone, with the addresses of the links", async ({ page }) => {
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
  await expect(title(page)).toBeVisible();
  const [address, host] = await main(page)
    .locator('a[href^="https:"]')
    .first()
    .evaluate((link: HTMLAnchorElement) => [
      getComputedStyle(link, "::after").content,
      link.hostname.replace("www.", ""),
    ]);
  expect(address).toContain(host);
  await expect(page.locator("body")).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});
