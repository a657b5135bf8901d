import type { Page } from "@playwright/test";
import { WEEKDAY_NAMES } from "../../domain/time/calendar-date.ts";
import { shiftsOf, watchShifts } from "../support/layout-shifts.ts";
import {
  HYMN,
  htmlOf,
  isInTwoLanguages,
  litany,
  PRAYER,
  rosary,
  stations,
  titleOf,
  verses,
} from "../support/site.ts";
import {
  boxOf,
  expect,
  holdBack,
  main,
  open,
  overflow,
  sheetsOf,
  test,
  title,
} from "../support/test.ts";

const tool = (page: Page, name: string) => main(page).getByRole("button", { name });

const keepAwake = (page: Page) =>
  main(page).getByRole("switch", { name: "Tieni acceso lo schermo" });

/** The longest texts, tried in print; the others are shorter. */
const longest = verses
  .toSorted((one, other) => other.prose.html.length - one.prose.html.length)
  .slice(0, 4);

/** A text short enough for half a sheet. */
const short = verses.find(({ prose }) => prose.lengthOnPaper === "short");

/** The first line of a text. */
const firstLine = (page: Page) => main(page).locator(".verse .line").first();

const hymns = verses.filter(({ address }) => address.startsWith("/app/inni/"));

const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 800 };

/** Hides a page, or shows it again, as another tab in front of it does; hidden it loses its lock. */
function turn(visibility: string): void {
  Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
  if (visibility === "hidden") document.dispatchEvent(new Event("taken-back"));
  document.dispatchEvent(new Event("visibilitychange"));
}

test("letters grow in steps for every prayer; a switch keeps the screen on", async ({ page }) => {
  await page.addInitScript(() => {
    const request = async () => {
      const { dataset } = document.documentElement;
      if ("refused" in dataset) throw new Error("NotAllowedError");
      dataset.lock = "held";
      const lock = new EventTarget();
      const release = async () => {
        delete dataset.lock;
        lock.dispatchEvent(new Event("release"));
      };
      document.addEventListener("taken-back", release, { once: true });
      return Object.assign(lock, { release });
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
  const letters = () =>
    firstLine(page).evaluate((line) => Number.parseFloat(getComputedStyle(line).fontSize));
  await open(page, PRAYER);
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

  await test.step("the screen stays on", async () => {
    const awake = keepAwake(page);
    const isHeld = () => page.evaluate(() => "lock" in document.documentElement.dataset);
    await expect(awake).not.toBeChecked();
    for (const isOn of [true, false, true]) {
      await awake.click();
      await expect(awake).toBeChecked({ checked: isOn });
      await expect.poll(isHeld).toBe(isOn);
    }
    for (const visibility of ["hidden", "visible"]) {
      await page.evaluate(turn, visibility);
      await expect.poll(isHeld).toBe(visibility === "visible");
      await expect(awake).toBeChecked();
    }
    await page.evaluate(() => document.dispatchEvent(new Event("taken-back")));
    await expect(awake, "the system takes it back").not.toBeChecked();
    const refuse = (isRefused: boolean) =>
      page.evaluate(
        (on) => document.documentElement.toggleAttribute("data-refused", on),
        isRefused,
      );
    await refuse(true);
    await awake.click();
    await expect(awake, "the browser refuses").not.toBeChecked();
    await refuse(false);
    await awake.click();
    await expect.poll(isHeld).toBe(true);
    await main(page)
      .getByRole("link", { name: /^Torna all’indice/ })
      .click();
    await expect(title(page)).toHaveText(titleOf("/app/preghiere/home"));
    await expect.poll(isHeld).toBe(false);
  });

  await test.step("the letters are there in a hymn before any script of the page runs", async () => {
    await page.route("**/assets/*.js", () => {});
    await page.goto(HYMN);
    await expect(firstLine(page)).toHaveCSS("font-size", `${before * 1.45}px`);
  });
});

test("the largest letters fit a phone, and change nothing on paper", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("letterSize", "3"));
  for (const { address, prose } of longest) {
    await page.goto(address);
    const sides = await sheetsOf(page);
    expect(sides, address).toBeLessThanOrEqual(prose.lengthOnPaper === "long" ? 2 : 1);
    if (sides === 1) continue;
    await page.setViewportSize({ ...PHONE, width: 320 });
    expect(await overflow(page), address).toBeLessThanOrEqual(0);
  }
  await page.goto(String(short?.address));
  expect(await sheetsOf(page, "A5")).toBe(1);
});

test("a page is set as in a missal, on a phone and in a wide window", async ({ page }) => {
  await test.step("it begins the text in the first screen of a phone, after the size of its letters; tools, picture and facts come after it", async () => {
    await page.setViewportSize(PHONE);
    const sung = hymns.find(({ fields: { picture, when } }) => picture && when);
    await open(page, sung?.address ?? HYMN);
    const places = await Promise.all(
      [
        title(page),
        main(page).getByRole("group", { name: "Grandezza del testo" }),
        main(page).locator(".verse .line"),
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
  const unknown = hymns.find(({ fields }) => !fields.when);
  if (unknown) expect(htmlOf(unknown.address)).not.toContain(">Quando si");

  const strophesOf = (html: string) => html.split('lang="la"').length - 1;
  const [manifold] = verses
    .filter((verse) => isInTwoLanguages(verse) && verse !== litany)
    .toSorted((one, other) => strophesOf(other.prose.html) - strophesOf(one.prose.html));
  await open(page, manifold?.address ?? HYMN);
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
    const turned = await italian.locator(".line").evaluateAll((lines) =>
      lines
        .map((line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          return [...range.getClientRects()].map((rect) => rect.left);
        })
        .filter(({ length }) => length > 1),
    );
    for (const [start, second] of turned) expect(second).toBeGreaterThan(Number(start) + 10);
    const begins = async (language: typeof latin) => (await boxOf(language.first())).y;
    const isLatinFirst = (await begins(latin)) < (await begins(italian));
    const [one, other] = isLatinFirst ? [latin, italian] : [italian, latin];
    const [last, first] = [await boxOf(one.last()), await boxOf(other.first())];
    expect(first.y).toBeGreaterThan(last.bottom);
    expect(first.x).toBe(last.x);
  });
});

test.describe("the Rosary", () => {
  /** A visitor in Canada, where it is still Saturday evening when the shrine has Sunday: the visitor's date counts. */
  test.use({ timezoneId: "America/Toronto", hasConsented: true });

  test("begins with the mysteries of the visitor's day, and has beads", async ({ page }) => {
    test.skip(!rosary, "The parish has no Rosary.");
    const groups = rosary?.prose.mysteries ?? [];
    const mystery = (name: string) => main(page).getByRole("heading", { name });
    const onDay = (name: string) =>
      groups.find(({ days }) => days.some((day) => WEEKDAY_NAMES[day] === name))?.title ?? "";
    const firstOf = (name: string) =>
      main(page)
        .locator("details", { has: page.locator("h2", { hasText: name }) })
        .locator("li")
        .first();
    await page.setViewportSize(PHONE);
    await page.clock.install({ time: "2026-11-22T04:58:00Z" });
    await open(page, String(rosary?.address));
    // The guide comes late, and a stopped clock would hold up React, which lets new parts appear in intervals.
    await expect(main(page).getByText("Oggi, sabato")).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const [instant, day, name] of [
      ["2026-11-22T04:59:59Z", "sabato", onDay("sabato")],
      ["2026-11-22T05:00:00Z", "domenica", onDay("domenica")],
    ] as const) {
      await page.clock.pauseAt(instant);
      await expect(main(page).getByText(`Oggi, ${day}`)).toBeVisible();
      await expect(mystery(name)).toBeInViewport();
      for (const other of await main(page).locator(".mysteries h2").all()) {
        const isAfter = (await boxOf(other)).y >= (await boxOf(mystery(name))).y;
        expect(isAfter, `${await other.textContent()} after ${name}`).toBe(true);
      }
    }

    await test.step("folds the others, which open by a press and on paper", async () => {
      await expect(firstOf(onDay("domenica"))).toBeVisible();
      const [pressed = "", folded = ""] = groups
        .map(({ title }) => title)
        .filter((title) => title !== onDay("domenica"));
      await expect(firstOf(pressed)).toBeHidden();
      await mystery(pressed).click();
      await expect(firstOf(pressed)).toBeVisible();
      await expect(firstOf(folded)).toBeHidden();
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await expect(firstOf(folded)).toBeVisible();
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      await expect(firstOf(folded)).toBeHidden();
    });

    await test.step("has beads at the foot of the window, which are pushed on, by keys too", async () => {
      await main(page).locator(".mysteries h2").last().scrollIntoViewIfNeeded();
      const beads = main(page).getByRole("img", { name: "La corona del Rosario, da scorrere" });
      await expect.poll(async () => Math.round((await boxOf(beads)).bottom)).toBe(740);
      await beads.press("ArrowRight");
      await expect.poll(() => beads.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(30);
    });

    await test.step("is the same on paper, whatever the day", async () => {
      await page.setViewportSize(WIDE);
      await page.emulateMedia({ media: "print" });
      await expect(main(page).getByText("Oggi, domenica")).toBeHidden();
      const [before = "", last = ""] = groups.slice(-2).map(({ title }) => title);
      const [one, other] = [await boxOf(mystery(before)), await boxOf(mystery(last))];
      expect([other.x > one.x, other.y > one.y]).toContain(true);
    });
  });
});

test("the Rosary stands from its first paint as the day has it", async ({ page }) => {
  test.skip(!rosary, "The parish has no Rosary.");
  await page.setViewportSize(PHONE);
  // Letters that come after the words move them a little: typefaces.spec.ts holds how much.
  await page.goto(HYMN);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await watchShifts(page);
  const dayOfLast = rosary?.prose.mysteries.at(-1)?.days[0] ?? 0;
  // In November of 2026 the first is a Sunday, day 0.
  await page.clock.setFixedTime(`2026-11-0${dayOfLast + 1}T12:00:00Z`);
  await open(page, String(rosary?.address));
  await expect(main(page).getByText(`Oggi, ${WEEKDAY_NAMES[dayOfLast]}`)).toBeVisible();
  const { sum, moved } = await shiftsOf(page);
  expect(sum, moved).toBeLessThan(0.01);
  // The notice about cookies is open: the veil over the beads that were prayed must not lie over the page.
  await expect(main(page).locator(".crown")).not.toHaveCSS("position", "static");

  await test.step("and while its scripts are on their way the others open by a press", async () => {
    const release = await holdBack(page, /\/assets\/.*\.js$/);
    await page.goto(String(rosary?.address));
    const other = main(page).locator(".mysteries > details").first();
    await expect(other.locator("li").first()).toBeHidden();
    await other.getByRole("heading").click();
    await expect(other.locator("li").first()).toBeVisible();
    release();
    await expect(main(page).getByText("Oggi, ")).toBeVisible();
    await expect(other.locator("li").first()).toBeVisible();
  });
});

test.describe("the Via Crucis", () => {
  test.use({ hasConsented: true });

  test("has its stations, their pictures, ways from one to the next", async ({ page }) => {
    test.skip(!stations, "The parish has no Via Crucis.");
    const count = stations?.prose.ids.filter((id) => /^stazione-\d+$/.test(id)).length ?? 0;
    // Only where browsers can keep the screen on is there a switch.
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "wakeLock"));
    await open(page, String(stations?.address));
    await expect(tool(page, "Stampa")).toBeVisible();
    await expect(keepAwake(page)).toHaveCount(0);
    const list = main(page).getByRole("navigation", { name: "Le stazioni" });
    await expect(list.getByRole("link")).toHaveCount(count);
    const pictures = main(page).locator(".station img[loading=lazy]");
    await expect(pictures).toHaveCount(stations?.fields.figures?.length ?? 0);
    await list.locator("a[href='#stazione-9']").click();
    const ninth = main(page).getByRole("heading", { name: /^Stazione 9\./ });
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
      await page.evaluate("window.print = () => { document.title = 'on paper' }");
      await tool(page, "Stampa").click();
      await expect(page).toHaveTitle("on paper");
    });

    await test.step("on paper there is the prayer alone", async () => {
      await page.emulateMedia({ media: "print" });
      await expect(title(page)).toBeVisible();
      await expect(main(page).getByRole("heading", { name: `Stazione ${count}.` })).toBeVisible();
      await expect(main(page).getByRole("button")).toHaveCount(0);
      await expect(list).toBeHidden();
      await expect(main(page).getByText("Quando si recita")).toBeHidden();
      await expect(main(page).getByText("Origine")).toBeHidden();
    });
  });
});

test("the litany has the answer beside each invocation, in both languages", async ({ page }) => {
  test.skip(!litany, "The parish has no litany in two languages.");
  await page.setViewportSize(PHONE);
  await open(page, String(litany?.address));
  await page.evaluate(() => document.fonts.ready);
  const answered = main(page).locator(".answered");
  const rows = () =>
    answered.evaluateAll((lines) =>
      lines.map((line) => {
        const boxOf = (each: Element): DOMRect => each.getBoundingClientRect().toJSON();
        const [whole, answer] = [boxOf(line), boxOf(line.querySelector("em") ?? line)];
        const isItalian = line.closest("[lang]")?.getAttribute("lang") === "it";
        return { whole, answer, isItalian, letters: line.textContent?.length ?? 0 };
      }),
    );
  const onPhone = await rows();
  expect(onPhone.length).toBeGreaterThan(20);
  for (const { whole, answer, letters } of onPhone) {
    expect(answer.right).toBeLessThanOrEqual(360);
    if (letters > 35) continue;
    expect(whole.height, "a short one takes one line").toBeLessThan(40);
    expect(answer.x).toBeGreaterThan(whole.x + whole.width / 2);
  }

  await test.step("side by side in a wide window, after a line that turns over too, the answers at one tab", async () => {
    await page.setViewportSize(WIDE);
    const inWindow = await rows();
    const italian = inWindow.filter(({ isItalian }) => isItalian);
    const latin = inWindow.filter(({ isItalian }) => !isItalian);
    expect(latin).toHaveLength(italian.length);
    for (const [index, { whole }] of italian.entries()) {
      expect(Math.abs((latin[index]?.whole.y ?? 0) - whole.y)).toBeLessThanOrEqual(2);
      expect(latin[index]?.whole.x).toBeGreaterThan(whole.right);
    }
    const heights = italian.map(({ whole }) => whole.height);
    const inOneLine = italian.filter(({ whole }) => whole.height < Math.min(...heights) * 1.5);
    expect(inOneLine.length).toBeGreaterThan(10);
    const tabs = new Map<number, number>();
    for (const { answer } of inOneLine) tabs.set(answer.x, (tabs.get(answer.x) ?? 0) + 1);
    expect(Math.max(...tabs.values())).toBeGreaterThan(inOneLine.length / 2);
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
