import { searchData } from "../../pipeline/outputs/search-data.ts";
import { axeFindings } from "../support/axe.ts";
import { content, HYMN, sectionOf, titleOf } from "../support/site.ts";
import {
  asked,
  expect,
  holdBack,
  hydrated,
  main,
  open,
  stopClock,
  test,
  title,
} from "../support/test.ts";

const FILE = /\/assets\/search-\w+\.json$/;

/** The words of a title, as pilgrims type them. */
const sought = titleOf("/app/statue/madonna").toLowerCase();

const parts = searchData(content).pages.flatMap(({ address, parts: all }) =>
  all.map(({ heading = "", id, passages }) => ({
    ...{ address, id },
    text: [heading, ...passages].join(" ").toLowerCase(),
  })),
);
/** A word that begins as no other of the site does, and the heading under which it stands. */
const [rare = "", question] =
  parts
    .filter(({ address, id }) => address === "/app/info/domande" && id)
    .flatMap((part) => (part.text.match(/\p{L}{8,}/gu) ?? []).map((word) => [word, part] as const))
    .find(([word]) => parts.filter(({ text }) => text.includes(word.slice(0, 6))).length === 1) ??
  [];

test("one types, sees the words in their sentence, and goes on by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const fetched = asked(page, FILE);
  await open(page, "/app/orari");
  const search = page.getByRole("search");
  const field = search.getByRole("searchbox", { name: "Cerca nel sito" });
  const results = search.getByRole("list").getByRole("link");
  // The list of all pages contains section names too, as the results do.
  const allPages = page.locator(
    `xpath=//h2[.="${sectionOf("/app/orari")}"][not(ancestor::search)]`,
  );

  await test.step("the file comes with the search, and not before", async () => {
    await page.waitForLoadState("networkidle");
    expect(fetched).toEqual([]);
    await page.getByRole("banner").getByRole("link", { name: "Cerca" }).click();
    await expect(field).toBeFocused();
    expect(fetched).toHaveLength(1);
  });

  await test.step("results come as one types, and the address keeps the query", async () => {
    await page.keyboard.type(sought);
    await expect(results.first()).toHaveAttribute("href", /^\/app\/statue\/madonna/);
    await expect(search.getByRole("status")).toHaveText(/^\d+ risultati/);
    await expect(search.getByRole("listitem").first()).toContainText(
      sectionOf("/app/statue/madonna"),
    );
    await expect(search.locator("mark").first()).toBeVisible();
    await expect(page).toHaveURL(`/app/cerca?${new URLSearchParams({ q: sought })}`);
    await expect(allPages).toBeHidden();
    expect(await axeFindings(page, { selector: "main" })).toEqual([]);
  });

  await test.step("arrows, Enter and Escape", async () => {
    await page.keyboard.press("ArrowDown");
    await expect(results.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(results.nth(1)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("");
    await expect(page).toHaveURL("/app/cerca");
    await expect(allPages).toBeVisible();
    await page.keyboard.type(rare);
    await expect(results.first()).toHaveText(titleOf("/app/info/domande"));
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`/app/info/domande#${encodeURIComponent(question?.id ?? "")}`);
    await expect(page.locator(`[id="${question?.id}"]`)).toBeInViewport();
  });

  await test.step("the way back is one step, and shows what was found", async () => {
    await page.goBack();
    await expect(page).toHaveURL(`/app/cerca?${new URLSearchParams({ q: rare })}`);
    await expect(field).toHaveValue(rare);
    await expect(results.first()).toHaveText(titleOf("/app/info/domande"));
    await page.goBack();
    await expect(page).toHaveURL("/app/orari");
  });

  await test.step("what is typed while the page before is on its way leaves its address alone", async () => {
    await page.goForward();
    await page.reload();
    await hydrated(page);
    const letGo = await holdBack(page, "**/app/orari.json");
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL("/app/orari");
    await field.fill("rosario");
    await expect(search.getByRole("status")).toHaveText(/^\d+ risultati/);
    letGo();
    await expect(title(page)).toHaveText(titleOf("/app/orari"));
    await expect(page).toHaveURL("/app/orari");
  });
});

test("letters typed before the scripts are searched; resting ones are judged", async ({ page }) => {
  const search = page.getByRole("search");
  const nothing = search.getByRole("status").filter({ hasText: "Nessun risultato" });
  await page.clock.install();
  const letGo = await holdBack(page, /\/assets\/.*\.js$/);
  await page.goto("/app/cerca", { waitUntil: "commit" });
  await search.getByRole("searchbox").pressSequentially(titleOf(HYMN));
  letGo();
  await hydrated(page);
  await expect(search.getByRole("link").first()).toHaveText(titleOf(HYMN));
  await expect(page).toHaveURL(`/app/cerca?${new URLSearchParams({ q: titleOf(HYMN) })}`);
  await expect(search.locator("p mark").first()).toBeVisible();
  await expect(search.locator("a mark")).toHaveCount(0);
  await stopClock(page, Date.now() + 60_000);
  await search.getByRole("searchbox").fill("xq");
  await expect(page).toHaveURL("/app/cerca?q=xq");
  await expect(search.getByRole("link")).toHaveCount(0);
  await expect(nothing).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(nothing).toBeVisible();
  await search.getByRole("searchbox").fill("xqx");
  await expect(nothing).toHaveText("Nessun risultato per «xqx».");
});

test.describe(() => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });

  test("where nothing is found, or the file lacks, all pages are listed", async ({ page }) => {
    const status = page.getByRole("search").getByRole("status");
    const allPages = page.getByRole("heading", { name: sectionOf("/app/orari") });
    await page.goto("/app/cerca?q=qwertyuiop");
    await expect(status).toHaveText("Nessun risultato per «qwertyuiop».");
    await expect(main(page).getByRole("link", { name: content.site.phone })).toBeVisible();
    await expect(allPages).toBeVisible();
    await page.route(FILE, (route) => route.abort());
    await page.goto("/app/cerca?q=orari");
    await expect(status).toContainText("manca la rete");
    await expect(allPages).toBeVisible();
  });
});
