import type { Page, Request } from "@playwright/test";
import { LIMITS } from "./limits.ts";
import { expect, gate, hydrated, open, settled, test } from "./test.ts";

/** Leaves a mark that a reload would wipe away. */
async function mark(page: Page) {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

async function expectSameDocument(page: Page) {
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("the splash page leads to the hours and to the main page", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "Orari" }).click();
  await expect(heading(page, "Orari")).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Entra" }).click();
  await expect(page).toHaveURL("/app/realhome");
  await page.goBack();
  await page.getByRole("link", { name: "Basilica Santuario" }).click();
  await expect(page).toHaveURL("/app/realhome");

  await test.step("/app leads to the main page too", async () => {
    await page.goto("/app");
    await expect(page).toHaveURL("/app/realhome");
  });
});

test("from a text page to the next: what it costs, where it leads, and the way back", async ({
  page,
}) => {
  const link = page.getByRole("main").getByRole("link", { name: "luogo di culto" });
  const offset = () => page.evaluate(() => window.scrollY);
  await open(page, "/app/storia/cenni-storici");
  await settled(page);
  await mark(page);

  await test.step("a text page costs one small file, fetched when the pointer reaches its link", async () => {
    const requests: { url: string; size: number }[] = [];
    const keep = async (request: Request) => {
      // Pictures come when they are near, an italic once for all pages; they have budgets of their own.
      const isOfItsOwn = ["image", "font"].includes(request.resourceType());
      if (isOfItsOwn || request.url().includes("favicon")) return;
      const { responseBodySize } = await request.sizes();
      requests.push({ url: request.url(), size: responseBodySize });
    };
    page.on("requestfinished", keep);
    await link.hover();
    await expect.poll(() => requests.length).toBe(1);
    expect(requests[0]?.url).toMatch(/culto-pagano\.json$/);
    expect(requests[0]?.size).toBeGreaterThan(0);
    expect(requests[0]?.size).toBeLessThanOrEqual(LIMITS.navigation);
    await link.click();
    await expect(page).toHaveURL("/app/storia/culto-pagano");
    await expect(heading(page, "Il culto pagano")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(requests).toHaveLength(1);
    page.off("requestfinished", keep);
    await page.goBack();
    await expect(heading(page, "Cenni storici")).toBeVisible();
  });

  await test.step("the way back leads to where a page was left, the way on to the top", async () => {
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(offset).toBe(600);
    await link.evaluate((element) => (element as HTMLElement).click());
    await expect(heading(page, "Il culto pagano")).toBeVisible();
    await expect.poll(offset).toBe(0);
    await page.goBack();
    await expect(heading(page, "Cenni storici")).toBeVisible();
    await expect.poll(offset).toBe(600);
    await page.goForward();
    await expect(heading(page, "Il culto pagano")).toBeVisible();
    await expect.poll(offset).toBe(0);
  });

  await test.step("a menu link shows the next page without reloading, and moves title, focus and scroll", async () => {
    await page.goBack();
    await expect(heading(page, "Cenni storici")).toBeVisible();
    await expect.poll(offset).toBe(600);
    await page
      .getByRole("navigation", { name: "Laterale" })
      .getByRole("link", { name: "EDITORIA" })
      .click();
    await expect(heading(page, "Editoria")).toBeVisible();
    await expectSameDocument(page);
    await expect(page).toHaveTitle(/^Editoria/);
    await expect(page.getByRole("main")).toBeFocused();
    expect(await offset()).toBe(0);
  });

  await test.step("a link to a heading of another page leads to the heading", async () => {
    await page.evaluate(() => {
      const toHeading = document.createElement("a");
      toHeading.href = "/app/storia/cenni-storici#quattro-secoli-con-il-seminario";
      document.querySelector("main")?.append(toHeading);
      toHeading.click();
    });
    await expect(page).toHaveURL(/#quattro-secoli/);
    await expect(heading(page, "Cenni storici")).toBeVisible();
    await expect(page.locator("#quattro-secoli-con-il-seminario")).toBeInViewport();
  });

  await test.step("nothing is fetched ahead where data are counted", async () => {
    await page.evaluate(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    const other = page.getByRole("main").getByRole("link", { name: "leggenda di Silvana" }).first();
    const fetched = () => requests.filter((url) => url.endsWith("pia-leggenda.json"));
    await other.hover();
    // What the page has asked for so far is known by the time that it answers a question.
    await page.evaluate(() => document.title);
    expect(fetched()).toEqual([]);
    await other.click();
    await expect(page).toHaveURL(/pia-leggenda$/);
    await expect(heading(page, "Cenni storici")).toBeHidden();
    expect(fetched()).toHaveLength(1);
  });
});

test("from the main page, links lead into the site, to the telephone and to other sites", async ({
  page,
}) => {
  await open(page, "/app/realhome");

  await test.step("a link inside a text does not reload, and going back brings the first page as it was", async () => {
    await mark(page);
    const opening = page.getByRole("main").locator(".prose p").first();
    const text = await opening.innerText();
    await page.getByRole("main").getByRole("link", { name: "Madonna Bruna" }).click();
    await expect(page).toHaveURL("/app/statue/madonna");
    await expect(page.getByRole("main")).toContainText("legno");
    await page.goBack();
    await expect(heading(page, "Maria Santissima di Canneto")).toBeVisible();
    await expect(opening).toHaveText(text);
    await expectSameDocument(page);
  });

  await test.step("the telephone is a link, and one to another site is left to the browser", async () => {
    await expect(page.getByRole("link", { name: "Telefonateci: 0776 691106" })).toHaveAttribute(
      "href",
      "tel:+390776691106",
    );
    await page.getByText("Fonti e note").click();
    const link = page.getByRole("main").locator("a[href^='https:']").first();
    await page.route(/^https:/, (route) =>
      route.fulfill({ body: "elsewhere", contentType: "text/plain" }),
    );
    await link.click();
    await expect(page.getByText("elsewhere")).toBeVisible();
  });
});

test("one hymn follows another in the same screen", async ({ page }) => {
  await open(page, "/app/inni/stabat-mater");
  await expect(page.getByRole("main")).toContainText("iuxta crucem");
  await page.getByRole("link", { name: /Torna all’indice/ }).click();
  await page.getByRole("link", { name: "Ave maris stella" }).click();
  await expect(heading(page, "Ave maris stella")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Dei Mater alma");
  await expect(page.getByRole("main")).not.toContainText("iuxta crucem");
});

test("a page leads to its text by keyboard, and tells which page comes and that it is slow", async ({
  page,
}) => {
  await open(page, "/app/orari");

  await test.step("the first Tab reaches the skip link, which leads to the text", async () => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Vai al contenuto" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  await test.step("styles follow the order of the layers", async () => {
    const style = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    const text = await style("body", "color");
    expect(await style(".prose a", "color"), "base").not.toBe(text);
    expect(await style("header a", "color"), "components over base").toBe(text);
    expect(await style("header a", "text-decoration-line"), "components over base").toBe("none");
  });

  await test.step("a page that is slow to come says that it is loading, and its title is announced", async () => {
    const later = gate();
    await page.route("**/offerte.json", async (route) => {
      await later.opened;
      await route.continue();
    });
    const announcer = page.locator("[aria-live=polite]");
    await expect(announcer).toHaveText("");
    await page
      .getByRole("navigation", { name: "Laterale" })
      .getByRole("link", { name: "OFFERTE" })
      .click();
    await expect(page.getByText("Loading...")).toBeVisible();
    later.open();
    await expect(heading(page, "Offerte")).toBeVisible();
    await expect(page.getByText("Loading...")).toBeHidden();
    await expect(announcer).toHaveText(/^Offerte ·/);
  });
});

test("before React listens, a press waits for it, and what was opened stays open", async ({
  page,
}) => {
  let later = gate();
  await page.route("**/assets/*.js", async (route) => {
    await later.opened;
    await route.continue();
  });
  await page.goto("/app/orari", { waitUntil: "load" });
  const opener = page.getByRole("navigation", { name: "Laterale" }).getByRole("button");
  const bar = page.getByRole("navigation", { name: "Principale" });
  await opener.click();
  await bar.getByRole("button", { name: "STORIA" }).hover();
  await expect(bar.getByRole("link", { name: "Pia leggenda" })).toBeVisible();
  await expect(opener).toHaveAttribute("aria-expanded", "false");
  later.open();
  await hydrated(page);
  await expect(opener).toHaveAttribute("aria-expanded", "true");
  await expect(bar.getByRole("link", { name: "Pia leggenda" })).toBeVisible();

  await test.step("a phone's menu that was opened before is known to be open", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    later = gate();
    await page.goto("/app/orari", { waitUntil: "load" });
    await page.getByRole("button", { name: "Apri il menu" }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
    later.open();
    await page.getByRole("button", { name: "Chiudi il menu" }).click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Apri il menu" })).toBeVisible();
  });
});
