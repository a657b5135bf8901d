import type { Page } from "@playwright/test";
import { collections } from "../../pipeline/read/collections.ts";
import { content, htmlOf, titleOf } from "../support/site.ts";
import { boxOf, expect, main, open, overflow, sheetsOf, test, title } from "../support/test.ts";

const tool = (page: Page, name: string) => main(page).getByRole("button", { name });

const keepAwake = (page: Page) =>
  main(page).getByRole("switch", { name: "Tieni acceso lo schermo" });

const { hymns, prayers } = content;
/** The longest texts, tried in print; the others are shorter. */
const longest = [
  ...prayers.map((entry) => ({ ...entry, address: collections.prayers.addressOf(entry) })),
  ...hymns.map((entry) => ({ ...entry, address: collections.hymns.addressOf(entry) })),
]
  .toSorted((one, other) => other.prose.html.length - one.prose.html.length)
  .slice(0, 4);

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };

test("letters grow and shrink in steps, have a largest and a smallest, and are remembered for every prayer", async ({
  page,
}) => {
  const letters = () =>
    main(page)
      .getByText("sia santificato il tuo nome")
      .evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
  await open(page, "/app/preghiere/padre-nostro");
  const smaller = tool(page, "Riduci il testo");
  const larger = tool(page, "Ingrandisci il testo");
  const before = await letters();
  const { y } = await boxOf(larger);
  await expect(smaller).toHaveAttribute("aria-disabled", "true");
  for (const times of [1.2, 1.45, 1.75]) {
    await expect(larger).toHaveAttribute("aria-disabled", "false");
    await larger.click();
    await expect.poll(letters).toBeCloseTo(before * times, 1);
  }
  await expect(larger).toHaveAttribute("aria-disabled", "true");
  await expect(main(page).getByRole("status")).toHaveText("175%");
  expect((await boxOf(larger)).y, "the buttons stay in their place").toBe(y);
  await larger.press("Enter");
  expect(await letters()).toBeCloseTo(before * 1.75, 1);
  await smaller.click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("letterSize"))).toBe("2");

  await test.step("they are there in a hymn before any script of the page runs", async () => {
    await page.route("**/assets/*.js", () => {});
    await page.goto("/app/inni/ave-maris-stella");
    const hymn = main(page).getByText("Dei Mater alma");
    await expect(hymn).toHaveCSS("font-size", `${before * 1.45}px`);
  });
});

test("the largest letters do not scroll sideways, and change nothing on paper: one side of a sheet, for the litany and the Via Crucis two, for a short prayer one of A5", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("letterSize", "3"));
  for (const { address } of longest) {
    await page.goto(address);
    const sides = /litanie-lauretane|via-crucis$/.test(address) ? 2 : 1;
    expect(await sheetsOf(page), address).toBe(sides);
    if (sides === 1) continue;
    await page.setViewportSize({ ...PHONE, width: 320 });
    expect(await overflow(page), address).toBeLessThanOrEqual(0);
  }
  await page.goto("/app/preghiere/ave-maria");
  expect(await sheetsOf(page, "A5")).toBe(1);
});

test("the screen stays on by a switch, until the prayers are left", async ({ page }) => {
  const awake = keepAwake(page);
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
  await expect(awake).not.toBeChecked();
  for (const isOn of [true, false, true]) {
    await awake.click();
    await expect(awake).toBeChecked({ checked: isOn });
    await expect.poll(isHeld).toBe(isOn);
  }
  await main(page)
    .getByRole("link", { name: `Torna all’indice: ${titleOf("/app/preghiere/home")}` })
    .click();
  await expect(title(page)).toHaveText(titleOf("/app/preghiere/home"));
  await expect.poll(isHeld).toBe(false);
});

test("a page is set as in a missal, on a phone and in a wide window", async ({ page }) => {
  await test.step("it begins the text in the first screen of a phone, after the size of its letters; tools, picture and facts come after it", async () => {
    await page.setViewportSize(PHONE);
    await open(page, "/app/inni/evviva-maria");
    const places = await Promise.all(
      [
        title(page),
        main(page).getByRole("group", { name: "Grandezza del testo" }),
        main(page).getByText("Maria evviva!"),
        main(page).getByRole("group", { name: "Strumenti di lettura" }),
        main(page).getByRole("img"),
        main(page).getByText("Quando si canta"),
        main(page).getByRole("navigation", { name: "Pagine vicine" }),
      ].map(async (part) => (await boxOf(part.first())).y),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[2]).toBeLessThan(600);
  });

  await test.step("in a wide window a hymn has its picture beside the title", async () => {
    await page.setViewportSize(WIDE);
    const [name, picture] = [await boxOf(title(page)), await boxOf(main(page).getByRole("img"))];
    expect(picture.x).toBeGreaterThan(name.right);
    expect(picture.y).toBeLessThan(name.bottom);
  });

  // When it is sung is not said where nobody knows.
  expect(htmlOf("/app/inni/o-bella-mia-speranza")).not.toContain(">Quando si");

  await open(page, "/app/preghiere/te-deum");
  const latin = main(page).locator("p:lang(la)");
  const italian = main(page).locator("p[lang=it]");
  await test.step("strophes stand side by side in a wide window", async () => {
    const strophes = await latin.count();
    expect(strophes).toBeGreaterThan(3);
    expect(await italian.count()).toBe(strophes);
    for (const position of [0, 1, strophes - 1]) {
      const [one, other] = [await boxOf(latin.nth(position)), await boxOf(italian.nth(position))];
      expect(Math.abs(one.y - other.y)).toBeLessThanOrEqual(2);
      expect(Math.abs(one.x - other.x)).toBeGreaterThan(200);
    }
    await expect(main(page).getByRole("navigation", { name: "Lingue" })).toBeHidden();
  });

  await test.step("one language follows the other on a phone, and a line too long goes on with an indent", async () => {
    await page.setViewportSize({ width: 320, height: 740 });
    const line = main(page).getByText("ti loda l’esercito dei martiri");
    const [start, second] = await line.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map((rect) => rect.left);
    });
    expect(second).toBeGreaterThan(Number(start) + 10);
    const [last, first] = [await boxOf(italian.last()), await boxOf(latin.first())];
    expect(first.y).toBeGreaterThan(last.bottom);
    expect(first.x).toBe(last.x);
  });
});

test.describe("the Rosary", () => {
  /** A visitor in Canada, where it is still Saturday evening when the shrine has Sunday: the visitor's date counts. */
  test.use({ timezoneId: "America/Toronto", hasConsented: true });

  test("has the mysteries of the visitor's day first, from the visitor's midnight on, and beads at its foot", async ({
    page,
  }) => {
    const mystery = (name: string) => main(page).getByRole("heading", { name });
    await page.setViewportSize(PHONE);
    await page.clock.install({ time: "2026-11-22T04:58:00Z" });
    await open(page, "/app/preghiere/rosario");
    // The guide comes late, and a stopped clock would hold up React, which lets new parts appear in intervals.
    await expect(main(page).getByText("Oggi, sabato")).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const [instant, day, name] of [
      ["2026-11-22T04:59:59Z", "sabato", "Misteri della gioia (gaudiosi)"],
      ["2026-11-22T05:00:00Z", "domenica", "Misteri della gloria (gloriosi)"],
    ] as const) {
      await page.clock.pauseAt(instant);
      const today = main(page).getByText(`Oggi, ${day}: ${name}`);
      await expect(today).toBeVisible();
      for (const other of await mystery("Misteri").all()) {
        const isAfter = (await boxOf(other)).y >= (await boxOf(mystery(name))).y;
        expect(isAfter, `${await other.textContent()} after ${name}`).toBe(true);
      }
      await today.getByRole("link", { name }).click();
      await expect(mystery(name)).toBeInViewport();
    }

    await test.step("folds the others, which open by a press and on paper", async () => {
      await expect(main(page).getByText("La risurrezione di Gesù")).toBeVisible();
      const inLuce = main(page).getByText("Gesù si manifesta alle nozze di Cana");
      await expect(inLuce).toBeHidden();
      await mystery("Misteri della luce").click();
      await expect(inLuce).toBeVisible();
      const inDolore = main(page).getByText("L’incoronazione di spine");
      await expect(inDolore).toBeHidden();
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await expect(inDolore).toBeVisible();
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      await expect(inDolore).toBeHidden();
    });

    await test.step("has beads at the foot of the window, which are pushed on, by keys too", async () => {
      await mystery("Misteri").last().scrollIntoViewIfNeeded();
      const beads = main(page).getByRole("img", { name: "La corona del Rosario, da scorrere" });
      await expect.poll(async () => Math.round((await boxOf(beads)).bottom)).toBe(740);
      await beads.press("ArrowRight");
      await expect.poll(() => beads.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(30);
    });

    await test.step("is the same on paper, whatever the day", async () => {
      await page.setViewportSize(WIDE);
      await page.emulateMedia({ media: "print" });
      await expect(main(page).getByText("Oggi, domenica")).toBeHidden();
      const gloria = await boxOf(mystery("Misteri della gloria (gloriosi)"));
      const dolore = await boxOf(mystery("Misteri del dolore (dolorosi)"));
      expect([gloria.x > dolore.x, gloria.y > dolore.y]).toContain(true);
    });
  });
});

test.describe("the Via Crucis", () => {
  test.use({ hasConsented: true });

  test("has a list of its fourteen stations, and ways from one to the next", async ({ page }) => {
    // Only where browsers can keep the screen on is there a switch.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "wakeLock"));
    await open(page, "/app/preghiere/via-crucis");
    await expect(tool(page, "Stampa")).toBeVisible();
    await expect(keepAwake(page)).toHaveCount(0);
    const list = main(page).getByRole("navigation", { name: "Le stazioni" });
    await expect(list.getByRole("link")).toHaveCount(14);
    await list.getByRole("link", { name: "Gesù cade la terza volta" }).click();
    const ninth = main(page).getByRole("heading", { name: "Stazione 9. Gesù cade la terza volta" });
    await expect.poll(async () => (await boxOf(ninth)).y).toBeLessThan(200);

    const on = main(page).getByRole("link", { name: "Stazione 10 →" });
    for (const viewport of [PHONE, { width: 740, height: 360 }, WIDE]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => document.getElementById("stazione-9")?.scrollIntoView());
      const atFoot = `the way on is at the foot of a window ${viewport.width} wide`;
      await expect
        .poll(async () => (await boxOf(on)).y, atFoot)
        .toBeGreaterThan(viewport.height - 60);
      await expect(on, atFoot).toBeInViewport({ ratio: 1 });
    }
    await on.click();
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
      await expect(title(page)).toBeVisible();
      await expect(main(page).getByRole("heading", { name: /^Stazione 14/ })).toBeVisible();
      await expect(main(page).getByRole("button")).toHaveCount(0);
      await expect(list).toBeHidden();
      await expect(main(page).getByText("Quando si recita")).toBeHidden();
      await expect(main(page).getByText("Origine")).toBeHidden();
    });
  });
});

test("the litany has the answer beside each invocation, in both languages", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/app/preghiere/litanie-lauretane");
  await page.evaluate(() => document.fonts.ready);
  const line = (words: string) => boxOf(main(page).getByText(words));
  for (const [invocation, answer] of [
    ["Madre della misericordia, prega per noi.", "prega per noi."],
    ["Rosa mystica, ora pro nobis.", "ora pro nobis."],
  ] as const) {
    const whole = await line(invocation);
    const answered = await boxOf(main(page).getByText(invocation).getByText(answer));
    expect(whole.height, `${invocation} takes one line`).toBeLessThan(40);
    expect(answered.right, invocation).toBeLessThanOrEqual(360);
    expect(answered.x, invocation).toBeGreaterThan(whole.x + whole.width / 2);
  }

  await test.step("side by side in a wide window, after a line that turns over too, the answers at one tab", async () => {
    await page.setViewportSize(WIDE);
    const latin = await line("Virgo potens, ora pro nobis.");
    const italian = await line("Vergine potente, prega per noi.");
    expect(Math.abs(italian.y - latin.y)).toBeLessThanOrEqual(2);
    expect(latin.x).toBeGreaterThan(italian.right);
    const long = await line("Figlio, Redentore del mondo, Dio, abbi pietà di noi.");
    expect(long.height).toBeGreaterThan((await line("Santa Maria, prega per noi.")).height);
    const after = await line("Santa Trinità, unico Dio,");
    expect((await line("Sancta Trinitas, unus Deus,")).y).toBe(after.y);
    const tabs = await Promise.all(
      ["Santa Maria,", "Madre della divina grazia,", "Rosa mistica,"].map(
        async (words) => (await boxOf(main(page).getByText(words).locator("em"))).x,
      ),
    );
    expect(new Set(tabs).size).toBe(1);
  });

  await test.step("leads from one language to the other on a phone, and to its neighbours in the index", async () => {
    await page.setViewportSize(PHONE);
    await main(page).getByRole("link", { name: "Latino" }).click();
    await expect(main(page).getByRole("heading", { name: "Latino" })).toBeInViewport();
    const next = main(page)
      .getByRole("navigation", { name: "Pagine vicine" })
      .locator("[rel=next]");
    const name = String(await next.textContent()).replace("Pagina successiva ", "");
    await next.click();
    await expect(title(page)).toHaveText(name);
  });
});
