import type { Locator, Page } from "@playwright/test";
import { collections } from "../../pipeline/read/collections.ts";
import { loadContent } from "../../pipeline/read/content.ts";
import { expect, open, test } from "../support/test.ts";

const main = (page: Page) => page.getByRole("main");
const tool = (page: Page, name: string) => main(page).getByRole("button", { name });
const awake = (page: Page) => main(page).getByRole("switch", { name: "Tieni acceso lo schermo" });

const { hymns, prayers } = loadContent();
/** The ten longest texts, tried in print; the others are shorter. */
const longest = [
  ...prayers.map((entry) => ({ ...entry, address: collections.prayers.addressOf(entry) })),
  ...hymns.map((entry) => ({ ...entry, address: collections.hymns.addressOf(entry) })),
]
  .toSorted((one, other) => other.prose.html.length - one.prose.html.length)
  .slice(0, 10);

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("The element has no box");
  return box;
}

/** Accepts cookies, since the notice covers the bottom of the window. */
const acceptCookies = (page: Page) => page.getByRole("button", { name: "Accetta" }).click();

test.describe("the size of the letters", () => {
  const letters = (page: Page) =>
    main(page)
      .getByText("sia santificato il tuo nome")
      .evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));

  test("grows and shrinks in steps, and has a largest and a smallest", async ({ page }) => {
    await open(page, "/app/preghiere/padre-nostro");
    const smaller = tool(page, "Riduci il testo");
    const larger = tool(page, "Ingrandisci il testo");
    const sizes = [await letters(page)];
    const { y } = await boxOf(larger);
    await expect(smaller).toHaveAttribute("aria-disabled", "true");
    for (const step of [1, 2, 3]) {
      await expect(larger).toHaveAttribute("aria-disabled", "false");
      await larger.click();
      await expect.poll(() => letters(page)).toBeGreaterThan(Number(sizes[step - 1]));
      sizes.push(await letters(page));
    }
    await expect(larger).toHaveAttribute("aria-disabled", "true");
    await expect(main(page).getByRole("status")).toHaveText("175%");
    expect((await boxOf(larger)).y).toBe(y);
    await larger.press("Enter");
    expect(await letters(page)).toBe(sizes[3]);
    await smaller.click();
    await expect.poll(() => letters(page)).toBe(sizes[2]);

    await test.step("is remembered for every prayer, and on no other page", async () => {
      const [before = Number.NaN] = sizes;
      await expect.poll(() => page.evaluate(() => localStorage.getItem("letterSize"))).toBe("2");
      expect(sizes[2]).toBeGreaterThan(before * 1.4);

      await open(page, "/app/inni/ave-maris-stella");
      const hymn = main(page).getByText("Dei Mater alma");
      await expect(hymn).toHaveCSS("font-size", `${before * 1.45}px`);
      await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
      await open(page, "/app/orari");
      // Garamond is set a fifth larger.
      const around = `${before / 1.2}px`;
      await expect(main(page).locator(".prose p").first()).toHaveCSS("font-size", around);
      await expect(tool(page, "Ingrandisci il testo")).toHaveCount(0);
    });
  });

  test("is there before any script of the page runs, and the largest does not scroll sideways", async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem("letterSize", "3"));
    await page.route("**/assets/*.js", () => {});
    await page.goto("/app/preghiere/padre-nostro");
    expect(await letters(page)).toBeGreaterThan(32);

    await page.unroute("**/assets/*.js");
    for (const address of ["/app/preghiere/litanie-lauretane", "/app/preghiere/via-crucis"]) {
      await open(page, address);
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${address} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
  });
});

test("the screen stays on by a switch, until the prayers are left", async ({ page }) => {
  await test.step("is not offered where the browser has no such thing", async () => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "wakeLock"));
    await open(page, "/app/preghiere/rosario");
    await expect(tool(page, "Stampa")).toBeVisible();
    await expect(awake(page)).toHaveCount(0);
  });

  await page.addInitScript(() => {
    const request = async () => {
      document.documentElement.dataset.lock = "held";
      const release = async () => delete document.documentElement.dataset.lock;
      return Object.assign(new EventTarget(), { release });
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  await open(page, "/app/preghiere/rosario");
  const isHeld = () => page.evaluate(() => "lock" in document.documentElement.dataset);
  await expect(awake(page)).not.toBeChecked();
  for (const isOn of [true, false, true]) {
    await awake(page).click();
    await expect(awake(page)).toBeChecked({ checked: isOn });
    await expect.poll(isHeld).toBe(isOn);
  }
  await main(page).getByRole("link", { name: "Torna all’indice: Preghiere" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Preghiere");
  await expect.poll(isHeld).toBe(false);
});

test("on paper the longest hymns and prayers take one side of a sheet, the litany and the Via Crucis two, whatever the letters on the screen", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("letterSize", "3"));
  for (const { address } of longest) {
    await page.goto(address);
    const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
    const sides = /litanie-lauretane|via-crucis$/.test(address) ? 2 : 1;
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g), address).toHaveLength(sides);
  }
});

test("a page is set as in a missal, on a phone and in a wide window", async ({ page }) => {
  await test.step("it begins the text in the first screen of a phone, after the size of its letters; tools, picture and facts come after it", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [address, words] of [
      ["/app/preghiere/te-deum", "Ti lodiamo, o Dio,"],
      ["/app/inni/evviva-maria", "Maria evviva!"],
    ] as const) {
      await open(page, address);
      const places = await Promise.all(
        [
          main(page).getByRole("heading", { level: 1 }),
          main(page).getByRole("group", { name: "Grandezza del testo" }),
          main(page).getByText(words),
          main(page).getByRole("group", { name: "Strumenti di lettura" }),
          main(page).getByRole("img"),
          main(page).getByText(/^Quando si/),
          main(page).getByRole("navigation", { name: "Pagine vicine" }),
        ].map(async (part) => (await boxOf(part.first())).y),
      );
      expect(places, address).toEqual(places.toSorted((one, other) => one - other));
      expect(places[2], address).toBeLessThan(600);
    }
  });

  await test.step("in a wide window a hymn has its picture beside the title", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const title = await boxOf(main(page).getByRole("heading", { level: 1 }));
    const picture = await boxOf(main(page).getByRole("img"));
    expect(picture.x).toBeGreaterThan(title.x + title.width);
    expect(picture.y).toBeLessThan(title.y + title.height);
  });

  await test.step("when it is said is called by its name for a song, and not said where nobody knows", async () => {
    await expect(main(page).getByText("Quando si canta")).toBeVisible();
    await open(page, "/app/inni/o-bella-mia-speranza");
    await expect(main(page).getByText(/^Quando si/)).toHaveCount(0);
  });

  await test.step("two languages stand side by side in a wide window", async () => {
    await open(page, "/app/preghiere/padre-nostro");
    const italian = await boxOf(main(page).getByText("venga il tuo regno"));
    const latin = await boxOf(main(page).getByText("adveniat regnum tuum"));
    expect(latin.y).toBe(italian.y);
    await expect(main(page).getByRole("navigation", { name: "Lingue" })).toBeHidden();
  });
});

test.describe("the Rosary", () => {
  /** A visitor in Canada, where it is still Saturday evening when the shrine has Sunday: the visitor's date counts. */
  test.use({ timezoneId: "America/Toronto" });

  const headings = (page: Page) => main(page).getByRole("heading", { name: /^Misteri/ });

  async function topOf(page: Page, name: string) {
    return (await boxOf(main(page).getByRole("heading", { name }))).y;
  }

  test("has the mysteries of the visitor's day first, from the midnight of the visitor on", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.install({ time: "2026-08-20T22:29:00Z" });
    await open(page, "/app/preghiere/rosario");
    await expect(main(page).getByText("Oggi, giovedì: Misteri della luce")).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const [instant, day, mysteries] of [
      ["2026-08-20T22:30:00Z", "giovedì", "Misteri della luce (luminosi)"],
      ["2026-08-21T04:30:00Z", "venerdì", "Misteri del dolore (dolorosi)"],
      ["2026-11-21T12:00:00Z", "sabato", "Misteri della gioia (gaudiosi)"],
      ["2026-11-21T23:30:00Z", "sabato", "Misteri della gioia (gaudiosi)"],
      ["2026-11-22T04:59:59Z", "sabato", "Misteri della gioia (gaudiosi)"],
      ["2026-11-22T05:00:00Z", "domenica", "Misteri della gloria (gloriosi)"],
      ["2026-11-22T05:30:00Z", "domenica", "Misteri della gloria (gloriosi)"],
    ] as const) {
      await test.step(`${mysteries} at ${instant}`, async () => {
        await page.clock.pauseAt(instant);
        const today = main(page).getByText(`Oggi, ${day}: ${mysteries}`);
        await expect(today).toBeVisible();
        const first = await topOf(page, mysteries);
        for (const name of await headings(page).allTextContents()) {
          if (name !== mysteries) expect(await topOf(page, name), name).toBeGreaterThan(first);
        }
        await today.getByRole("link", { name: mysteries }).click();
        await expect(main(page).getByRole("heading", { name: mysteries })).toBeInViewport();
      });
    }

    await test.step("folds the others, which open by a press and on paper", async () => {
      const inGloria = main(page).getByText("La risurrezione di Gesù");
      const inLuce = main(page).getByText("Gesù si manifesta alle nozze di Cana");
      await expect(inGloria).toBeVisible();
      await expect(inLuce).toBeHidden();
      await main(page).getByRole("heading", { name: "Misteri della luce" }).click();
      await expect(inLuce).toBeVisible();
      const inDolore = main(page).getByText("L’incoronazione di spine");
      await expect(inDolore).toBeHidden();
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await expect(inDolore).toBeVisible();
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      await expect(inDolore).toBeHidden();
    });

    await test.step("is the same on paper, whatever the day", async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await expect(main(page).getByText("Oggi, domenica: Misteri della gloria")).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(main(page).getByText("Oggi, domenica")).toBeHidden();
      const gloria = await boxOf(
        main(page).getByRole("heading", { name: "Misteri della gloria (gloriosi)" }),
      );
      const dolore = await boxOf(
        main(page).getByRole("heading", { name: "Misteri del dolore (dolorosi)" }),
      );
      expect([gloria.x > dolore.x, gloria.y > dolore.y]).toContain(true);
    });
  });
});

test("the beads of the Rosary stand at the foot of the window and are pushed on, by keys too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/app/preghiere/rosario");
  await acceptCookies(page);
  await main(page)
    .getByRole("heading", { name: /^Misteri/ })
    .last()
    .scrollIntoViewIfNeeded();
  const beads = main(page).getByRole("img", { name: "La corona del Rosario, da scorrere" });
  const foot = async () => {
    const { y, height } = await boxOf(beads);
    return Math.round(y + height);
  };
  await expect.poll(foot).toBe(740);
  const place = () => beads.evaluate((element) => element.scrollLeft);
  await beads.press("ArrowRight");
  await expect.poll(place).toBeGreaterThan(30);
});

test.describe("the Via Crucis", () => {
  test("has a list of its fourteen stations, and ways from one to the next", async ({ page }) => {
    await open(page, "/app/preghiere/via-crucis");
    const list = main(page).getByRole("navigation", { name: "Le stazioni" });
    await expect(list.getByRole("link")).toHaveCount(14);
    await list.getByRole("link", { name: "Gesù cade la terza volta" }).click();
    const ninth = main(page).getByRole("heading", { name: "Stazione 9. Gesù cade la terza volta" });
    await expect(ninth).toBeInViewport();
    await expect.poll(async () => (await boxOf(ninth)).y).toBeLessThan(200);

    await test.step("the way on from the station in view is at the foot of every window", async () => {
      await acceptCookies(page);
      const on = main(page).getByRole("link", { name: "Stazione 10 →" });
      for (const [width, height] of [
        [360, 740],
        [740, 360],
        [1920, 1080],
        [1280, 720],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => document.getElementById("stazione-9")?.scrollIntoView());
        await expect.poll(async () => (await boxOf(on)).y).toBeGreaterThan(height - 60);
        await expect(on).toBeInViewport({ ratio: 1 });
      }
    });

    await main(page).getByRole("link", { name: "Stazione 10 →" }).click();
    const tenth = main(page).getByRole("heading", { name: /^Stazione 10\./ });
    await expect.poll(async () => (await boxOf(tenth)).y).toBeLessThan(200);
    await main(page).getByRole("link", { name: "← Stazione 9" }).click();
    await expect.poll(async () => (await boxOf(ninth)).y).toBeGreaterThan(0);
    await expect(page).toHaveURL(/#stazione-9$/);

    await test.step("the button for paper opens the browser's own print", async () => {
      await page.evaluate(() => {
        window.print = () => {
          document.title = "on paper";
        };
      });
      await tool(page, "Stampa").click();
      await expect(page).toHaveTitle("on paper");
    });

    await test.step("on paper there is the prayer alone", async () => {
      await page.emulateMedia({ media: "print" });
      await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
      await expect(main(page).getByRole("heading", { name: /^Stazione 14/ })).toBeVisible();
      await expect(main(page).getByRole("button")).toHaveCount(0);
      await expect(main(page).getByRole("link", { name: "Le stazioni" })).toHaveCount(0);
      await expect(main(page).getByText("Quando si recita")).toBeHidden();
      await expect(main(page).getByText("Origine")).toBeHidden();
    });
  });
});

test.describe("the litany", () => {
  test("has the answer beside each invocation, in both languages", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/app/preghiere/litanie-lauretane");
    await page.evaluate(() => document.fonts.ready);
    for (const [invocation, answer] of [
      ["Rosa mistica, prega per noi.", "prega per noi."],
      ["Madre della misericordia, prega per noi.", "prega per noi."],
      ["Rosa mystica, ora pro nobis.", "ora pro nobis."],
    ] as const) {
      const line = main(page).getByText(invocation);
      const [whole, answered] = [await boxOf(line), await boxOf(line.getByText(answer))];
      expect(whole.height, `${invocation} takes one line`).toBeLessThan(40);
      expect(answered.x + answered.width).toBeLessThanOrEqual(360);
      expect(answered.x).toBeGreaterThan(whole.x + whole.width / 2);
    }

    await test.step("has the two languages side by side in a wide window, invocation by invocation", async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const italian = await boxOf(main(page).getByText("Vergine potente, prega per noi."));
      const latin = await boxOf(main(page).getByText("Virgo potens, ora pro nobis."));
      expect(Math.abs(italian.y - latin.y)).toBeLessThanOrEqual(2);
      expect(latin.x).toBeGreaterThan(italian.x + italian.width);
    });

    await test.step("keeps them together after a line that turns over, and the answers at one tab", async () => {
      const long = main(page).getByText("Figlio, Redentore del mondo, Dio, abbi pietà di noi.");
      const short = main(page).getByText("Santa Maria, prega per noi.");
      expect((await boxOf(long)).height).toBeGreaterThan((await boxOf(short)).height);
      const after = await boxOf(main(page).getByText("Santa Trinità, unico Dio,"));
      expect((await boxOf(main(page).getByText("Sancta Trinitas, unus Deus,"))).y).toBe(after.y);
      const answers = ["Santa Maria,", "Madre della divina grazia,", "Rosa mistica,"];
      const tabs = await Promise.all(
        answers.map(async (words) => (await boxOf(main(page).getByText(words).locator("em"))).x),
      );
      expect(new Set(tabs).size).toBe(1);
    });

    await test.step("leads from one language to the other on a phone, and to its neighbours in the index", async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      await main(page).getByRole("link", { name: "Latino" }).click();
      await expect(main(page).getByRole("heading", { name: "Latino" })).toBeInViewport();
      const next = main(page).getByRole("navigation", { name: "Pagine vicine" });
      const title = await next.locator("[rel=next]").textContent();
      await next.locator("[rel=next]").click();
      await expect(main(page).getByRole("heading", { level: 1 })).toHaveText(
        String(title).replace("Pagina successiva ", ""),
      );
    });
  });
});

test("the first prayer of the index is the Rosary, in groups by occasion", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/app/preghiere/home");
  const first = main(page).getByRole("link").first();
  await expect(first).toHaveText("Santo Rosario");
  await expect(first).toBeInViewport();
  await expect(main(page).getByRole("heading", { name: "Per i defunti" })).toBeVisible();
  await open(page, "/app/inni/home");
  await expect(main(page).getByRole("heading", { level: 2 }).first()).toHaveText(
    "Canti dei pellegrini e del popolo",
  );
});
