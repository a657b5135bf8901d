import type { Page } from "@playwright/test";
import { isOwnAddress } from "../app/security/own-address.ts";
import { attacks } from "./support/sanitising-corpus.ts";
import { expect, open, stopClock, test } from "./support/test.ts";

const START = Date.parse("2027-01-10T11:00:00Z");
const MINUTE = 60_000;

/** Creates a news item with a minute of its own, so that they appear one after the other. */
const newsOf = (content: string, index: number) => ({
  id: index,
  title: `Prova ${index}`,
  content,
  foto: [],
  startDate: new Date(START + index * MINUTE).toISOString(),
  endDate: new Date(START + (index + 1) * MINUTE - 1).toISOString(),
});

/** Groups attacks to be tested in one text, by their indexes; those that would swallow what follows stay alone. */
async function groupsOf(page: Page): Promise<number[][]> {
  const areContained = await page.evaluate(
    (all) =>
      all.map((attack) => {
        const template = document.createElement("template");
        template.innerHTML = `<section>${attack}</section><p id=end></p>`;
        const { childElementCount, lastElementChild } = template.content;
        return childElementCount === 2 && lastElementChild?.id === "end";
      }),
    attacks,
  );
  const groups: number[][] = [[]];
  for (const [index, isContained] of areContained.entries()) {
    if (!isContained) groups.unshift([index]);
    else if (groups.at(-1)?.length === 8) groups.push([index]);
    else groups.at(-1)?.push(index);
  }
  return groups;
}

/** The elements allowed in sanitised text; listed here, so that a more permissive sanitiser is noticed. */
const ELEMENTS =
  "A ABBR B BLOCKQUOTE BR CITE CODE DD DL DT EM FIGCAPTION FIGURE H2 H3 H4 HR I IMG LI OL P PRE Q S SMALL SPAN STRONG SUB SUP TABLE TBODY TD TFOOT TH THEAD TIME TR U UL".split(
    " ",
  );
const ATTRIBUTES = "alt datetime height href lang rel src target title width".split(" ");

interface Shown {
  elements: string[];
  attributes: string[];
  addresses: string[];
  pictures: string[];
}

function whatIsShown(page: Page, index: number): Promise<Shown> {
  return page
    .getByRole("dialog", { name: `Prova ${index}`, exact: true })
    .locator(".prose")
    .evaluate((prose) => {
      const all = [...prose.querySelectorAll("*")];
      return {
        elements: all.map((element) => element.tagName),
        // The sanitiser cannot remove "is", and empties it.
        attributes: all
          .flatMap((element) => element.getAttributeNames())
          .filter((name) => name !== "is" || prose.querySelector("[is]:not([is=''])")),
        addresses: all.flatMap((element) => element.getAttribute("href") ?? []),
        pictures: all.flatMap((element) => element.getAttribute("src") ?? []),
      };
    });
}

test("what a text may have stays as it was written", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "cookieConsent", value: "accepted", url: baseURL ?? "" }]);
  const content =
    '<p lang="la">Ave</p><time datetime="2027-01-10">oggi</time>' +
    '<a href="/app/orari" target="_blank">Orari</a><img src="/favicon.ico" alt="" width="32" height="24">';
  await page.route("**/dati/breaking-news.json", (route) =>
    route.fulfill({ json: [newsOf(content, 0)] }),
  );
  await page.clock.install({ time: START - MINUTE });
  await open(page, "/app/orari");
  await stopClock(page, START);
  const prose = page.getByRole("dialog", { name: "Prova 0", exact: true }).locator(".prose");
  await expect(prose.getByText("Ave")).toHaveAttribute("lang", "la");
  await expect(prose.getByText("oggi")).toHaveAttribute("datetime", "2027-01-10");
  await expect(prose.getByRole("link")).toHaveAttribute("target", "_blank");
  await expect(prose.locator("img")).toHaveAttribute("width", "32");
  await expect(prose.locator("img")).toHaveAttribute("height", "24");
});

// The sanitiser parses each attack in an inert document, where the policy already blocks scripts and loading.
test.use({ expectedErrors: /violates the following Content Security Policy directive/ });

test("no attack of the corpus runs, styles, frames or fetches", async ({
  page,
  context,
  baseURL,
}) => {
  expect(attacks.length).toBeGreaterThanOrEqual(60);
  // Before the site's policy forbids parsing.
  const groups = await groupsOf(page);
  const news = groups.map((group, index) =>
    newsOf(group.map((number) => `<p>Inizio ${number}</p>${attacks[number]}`).join(""), index),
  );
  await context.addCookies([{ name: "cookieConsent", value: "accepted", url: baseURL ?? "" }]);
  await page.route("**/dati/breaking-news.json", (route) => route.fulfill({ json: news }));
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) foreign.push(request.url());
  });
  await page.clock.install({ time: START - MINUTE });
  await open(page, "/app/orari");
  await stopClock(page, START);

  for (const [index, group] of groups.entries()) {
    const attack = group.map((number) => attacks[number]).join("\n");
    const dialog = page.getByRole("dialog", { name: `Prova ${index}`, exact: true });
    await expect(dialog.getByText(/^Inizio \d+$/), attack).toHaveText(
      group.map((number) => `Inizio ${number}`),
    );
    const shown = await whatIsShown(page, index);
    expect(
      shown.elements.filter((name) => !ELEMENTS.includes(name)),
      attack,
    ).toEqual([]);
    expect(
      shown.attributes.filter((name) => !ATTRIBUTES.includes(name)),
      attack,
    ).toEqual([]);
    const harmful = shown.addresses.filter(
      (address) => !/^(?:https?:\/\/|tel:|mailto:|geo:|#)/.test(address) && !isOwnAddress(address),
    );
    expect(harmful, attack).toEqual([]);
    expect(
      shown.pictures.filter((picture) => !isOwnAddress(picture)),
      attack,
    ).toEqual([]);
    await page.clock.fastForward(MINUTE);
  }
  expect(await page.evaluate(() => "wasAttacked" in window)).toBe(false);
  expect(foreign).toEqual([]);
  await expect(page).toHaveURL("/app/orari");
});
