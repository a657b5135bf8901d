import { htmlOf, kinds, titleOf } from "../support/site.ts";
import { collectErrors, expect, open, test, title } from "../support/test.ts";

/* All other browser tests fail on any violation too (tests/support/test.ts); these are the cases that they do not cover. */

/**
 * Runs in the page: navigates on the client, as a link does.
 * @returns its head and texts as shown and as served, once they are equal, or after 20 s, and the number of its structured data
 */
async function textsOfNext([address, title]: readonly [string, string]) {
  const read = (root: Document) => ({
    head: ["[rel=canonical]", "[property='og:url']", "[property='og:title']", "[name=robots]"].map(
      (tag) => [...root.head.querySelectorAll(tag)].map((found) => found.outerHTML.match(/".*?"/g)),
    ),
    texts: [...root.querySelectorAll("main .prose:not([data-late])")].map((prose) =>
      // React separates text nodes by comments in built pages; a bulletin of the current year omits the year.
      prose.innerHTML.replaceAll("<!-- -->", "").replace(/(Aggiornato il [^.]*?) \d{4}/, "$1"),
    ),
  });
  const load = () =>
    new Promise<Document>((resolve) => {
      const request = new XMLHttpRequest();
      request.responseType = "document";
      request.onload = () => resolve(request.response);
      request.open("GET", address);
      request.send();
    });
  history.pushState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
  const served = read(await load());
  // Late parts, such as the hours, have a script of their own.
  const isThere = () =>
    document.title === title && JSON.stringify(read(document)) === JSON.stringify(served);
  const end = performance.now() + 20_000;
  while (!isThere() && performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const told = document.querySelectorAll("[type='application/ld+json']").length;
  return { title: document.title, shown: read(document), served, told };
}

test("a page of every kind, reached from another, says the same as its file", async ({ page }) => {
  await open(page, "/app/orari");
  await expect(page.locator("[type='application/ld+json']")).toHaveCount(1);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  // The viewers depend on the session history, and the offline page on the caches.
  for (const address of [...kinds.values()].filter((each) => /^\/app\/(?!senza-rete)/.test(each))) {
    const title = /<title>(.+?)<\/title>/.exec(htmlOf(address))?.[1];
    const next = await page.evaluate(textsOfNext, [address, String(title)] as const);
    expect(next, address).toEqual({ title, shown: next.served, served: next.served, told: 0 });
  }
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test.describe(() => {
  test.use({
    expectedErrors: /net::ERR_FAILED|dynamically imported module|altrove\.invalid/,
  });

  test("a violation is seen; from a page that fails the way home works", async ({ page }) => {
    await open(page, "/app/realhome");
    const errors = collectErrors(page);
    await page.evaluate(() => {
      new Image().src = "https://altrove.invalid/a.png";
    });
    await expect.poll(() => errors.join("\n")).toMatch(/Content Security Policy/i);
    await page.route(/\/assets\/image-viewer-[\w-]+\.js$/, (route) => route.abort());
    await page.getByRole("button", { name: "Apri a tutto schermo" }).first().click();
    await expect(title(page)).toHaveText("Qualcosa non ha funzionato");
    await page.getByRole("link", { name: "Torna alla pagina principale" }).click();
    await expect(title(page)).toHaveText(titleOf("/app/realhome"));
  });
});
