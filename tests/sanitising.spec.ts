import { isOwnAddress } from "../app/security/own-address.ts";
import { words } from "./support/rows.ts";
import { asked, expect, open, serveNotices, stopClock, test } from "./support/test.ts";

const START = Date.parse("2027-01-10T11:00:00Z");
const MINUTE = 60_000;

/** Creates a news item with a minute of its own, so that they appear one after the other. */
const newsOf = (content: string, index: number) => ({
  id: index,
  title: `Prova ${index}`,
  content: `<p>Inizio</p>${content}`,
  foto: [],
  startDate: new Date(START + index * MINUTE).toISOString(),
  endDate: new Date(START + (index + 1) * MINUTE - 1).toISOString(),
});

/** The elements allowed in sanitised text; listed here, so that a more permissive sanitiser is noticed. */
const ELEMENTS = words(`
  A ABBR B BLOCKQUOTE BR CITE CODE DD DL DT EM FIGCAPTION FIGURE H2 H3 H4 HR I IMG LI OL P PRE Q S SMALL
  SPAN STRONG SUB SUP TABLE TBODY TD TFOOT TH THEAD TIME TR U UL`);
const ATTRIBUTES = words("alt datetime height href lang rel src target title width");

/** What a text may have. */
const RIGHT =
  '<p lang="la">Ave</p><time datetime="2027-01-10">oggi</time>' +
  '<a href="/app/orari" target="_blank">Orari</a><img src="/favicon.ico" alt="" width="32" height="24">';

/** HTML of known attack classes: scripts, styles, frames, forms or loading in a browser that does not sanitise it. */
const attacks = [
  // Scripts and event handlers, plain and obfuscated.
  "<script>window.wasAttacked=1</script>",
  "<noscript><p title='</noscript><img src=x onerror=window.wasAttacked=1>'></noscript>",
  "<img/src/onerror=window.wasAttacked=1>",
  "<p onanimationstart=window.wasAttacked=1 style='animation:x 1s'>x</p>",
  // Script URLs.
  "<a href='JaVaScRiPt:window.wasAttacked=1'>premi</a>",
  "<a href='&#106;&#97;&#118;&#97;script&colon;window.wasAttacked=1'>premi</a>",
  "<a href='data:text/html,<script>opener.wasAttacked=1</script>'>premi</a>",
  "<a href='//altrove.example/'>premi</a>",
  // Automatic loading.
  "<img src='https://altrove.example/pixel.gif'>",
  "<img src='data:image/svg+xml,<svg onload=window.wasAttacked=1>'>",
  "<a href='/\\altrove.example/'>premi</a>",
  "<img src='/favicon.ico' srcset='https://altrove.example/pixel.gif 1x'>",
  "<p style='background:url(https://altrove.example/pixel.gif)'>x</p>",
  "<style>@import 'https://altrove.example/a.css';</style>",
  "<a href='/app/orari' ping='https://altrove.example/'>x</a>",
  // Frames, objects, forms, complete documents.
  "<iframe srcdoc='<script>parent.wasAttacked=1</script>'></iframe>",
  "<base href='https://altrove.example/'>",
  "<meta http-equiv=refresh content='0;url=https://altrove.example/'>",
  "<form action='https://altrove.example/'><button>Invia</button></form>",
  "<dialog open>Accedi</dialog>",
  // SVG, MathML, and differences between parsers.
  "<svg onload=window.wasAttacked=1>",
  "<svg><use href='data:image/svg+xml,<svg id=x onload=window.wasAttacked=1>#x'></svg>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=window.wasAttacked=1&gt;'>",
  // Ids and classes of the page itself.
  "<p id=boot class=prose data-hydrated style='position:fixed;inset:0'>x</p>",
  "<p is=x-a slot=b part=c contenteditable>x</p>",
];

test.use({
  hasConsented: true,
  // The sanitiser parses each attack in an inert document, where the policy already blocks scripts and loading.
  expectedErrors: /violates the following Content Security Policy directive/,
});

test("what a text may have stays, and no attack runs or fetches", async ({ page, baseURL }) => {
  const contents = [RIGHT, ...attacks];
  await serveNotices(page, contents.map(newsOf));
  const foreign = asked(page, new RegExp(`^(?!${baseURL})`));
  await page.clock.install({ time: START - MINUTE });
  const answered = page.waitForResponse("**/dati/breaking-news.json");
  await open(page, "/app/orari");
  await answered;
  await stopClock(page, START);

  for (const [index, content] of contents.entries()) {
    const dialog = page.getByRole("dialog", { name: `Prova ${index}`, exact: true });
    await expect(dialog.getByText("Inizio"), content).toBeVisible();
    const shown = await dialog.locator(".prose").evaluate((prose) => {
      const all = [...prose.querySelectorAll("*")];
      return {
        html: prose.innerHTML,
        elements: all.map((element) => element.tagName),
        // The sanitiser cannot remove "is", and empties it.
        attributes: all
          .flatMap((element) => element.getAttributeNames())
          .filter((name) => name !== "is" || prose.querySelector("[is]:not([is=''])")),
        addresses: all.flatMap((element) => element.getAttribute("href") ?? []),
        pictures: all.flatMap((element) => element.getAttribute("src") ?? []),
      };
    });
    if (content === RIGHT) expect(shown.html.replace(/ rel="[^"]*"/, "")).toContain(RIGHT);
    expect(
      {
        elements: shown.elements.filter((name) => !ELEMENTS.includes(name)),
        attributes: shown.attributes.filter((name) => !ATTRIBUTES.includes(name)),
        addresses: shown.addresses.filter(
          (address) =>
            !/^(?:https?:\/\/|tel:|mailto:|geo:|#)/.test(address) && !isOwnAddress(address),
        ),
        pictures: shown.pictures.filter((picture) => !isOwnAddress(picture)),
      },
      content,
    ).toEqual({ elements: [], attributes: [], addresses: [], pictures: [] });
    await page.clock.fastForward(MINUTE);
  }
  expect(await page.evaluate(() => "wasAttacked" in window)).toBe(false);
  expect(foreign).toEqual([]);
  await expect(page).toHaveURL("/app/orari");
});
