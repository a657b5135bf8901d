import type { Page, Route } from "@playwright/test";
import { SIDE_PAGE, titleOf } from "../support/site.ts";
import {
  boxOf,
  expect,
  holdBack,
  open,
  sideLink,
  sleepUntil,
  stopClock,
  test,
  title,
} from "../support/test.ts";

const YEARLY = /\/santiLocali\/SantiLocaliMix_\d{4}\.json/;
const LIST = "**/api/santi.json";

const YEAR_ERROR = "Errore: Errore nel caricamento del file JSON per l'anno 2027: ";
const FILE_ERROR = `${YEAR_ERROR}Errore nel caricamento del file JSON`;
const STORE_ERROR = "Errore: Errore durante il caricamento del santo del giorno.";
const LOADING = "Caricamento in corso...";
const NONE_TODAY = "Nessun santo trovato per oggi.";
const CALENDAR = "Calendario: Italia, diocesi, santuario";

const banner = (page: Page) => page.getByRole("region", { name: "Santo del giorno" });
const saint = (page: Page) => banner(page).getByRole("heading");

const record = (data: string, nome: string, more: object = {}) => ({
  data,
  nome,
  tipo_evento: "Memoria",
  colore: "bianco",
  ...more,
});

/** Opens a page at noon on 10 May 2027 in the visitor's time zone, with mocked responses. */
async function openWith(page: Page, yearly: (route: Route) => unknown, list?: unknown) {
  await page.clock.install({ time: new Date("2027-05-10T12:00:00") });
  await page.route(YEARLY, yearly);
  await page.route(LIST, (route) =>
    list === undefined ? route.fulfill({ status: 502, json: {} }) : route.fulfill({ json: list }),
  );
  await open(page, "/app/orari");
}

const answer = (records: unknown) => (route: Route) => route.fulfill({ json: records });

test("this year's file, asked for past any cache, shows the day's record", async ({ page }) => {
  const request = page.waitForRequest(YEARLY);
  const long = "uno due tre quattro cinque sei sette otto";
  const short = "uno due tre quattro cinque sei sette";
  await openWith(
    page,
    answer([
      record("2027-5-9", "San Pacomio"),
      record("2027-5-10", "San Giobbe", { tipo_evento: "Festa", colore: "rosso" }),
      record("2027-5-10", "San Cataldo"),
      record("2027-05-12", "San Pancrazio"),
      record("2027-5-15", "San Torquato", { colore: "#ff0000" }),
      record("2027-5-17", long),
      record("2027-5-18", short),
    ]),
    [{ nome: 7 }],
  );
  const glow = () =>
    saint(page).evaluate(
      (heading) => getComputedStyle(heading.parentElement as Element, "::before").backgroundColor,
    );

  const url = new URL((await request).url());
  expect(url.pathname).toBe("/santiLocali/SantiLocaliMix_2027.json");
  expect(Number(url.searchParams.get("cacheBuster"))).toBeGreaterThanOrEqual(
    Date.parse("2027-05-09T00:00:00Z"),
  );
  await expect(saint(page)).toHaveText("San Giobbe");
  await expect(banner(page)).toContainText("Festa · San Cataldo");
  expect(await glow()).toBe("rgb(179, 38, 30)");

  await test.step("a page that slept knows the day as soon as it is shown again; dates may have leading zeros", async () => {
    await sleepUntil(page, "2027-05-12T08:00:00");
    await expect(saint(page)).toHaveText("San Pancrazio");
  });

  await test.step("any colour that the browser knows glows", async () => {
    await sleepUntil(page, "2027-05-15T08:00:00");
    await expect(saint(page)).toHaveText("San Torquato");
    expect(await glow()).toBe("rgb(255, 0, 0)");
  });

  await test.step("without a record, an answer of the store that names no saint is a failure", async () => {
    await sleepUntil(page, "2027-05-16T08:00:00");
    await expect(banner(page)).toContainText(NONE_TODAY);
    await expect(banner(page)).toContainText(STORE_ERROR);
  });

  await test.step("a long name has a smaller heading in the menu of a narrow window", async () => {
    const heading = (level: number, name: string) =>
      banner(page).getByRole("heading", { level, name, exact: true });
    await page.setViewportSize({ width: 800, height: 800 });
    await page.getByRole("button", { name: "Apri il menu" }).click();
    await sleepUntil(page, "2027-05-17T08:00:00");
    await expect(heading(3, long)).toBeVisible();
    await page.setViewportSize({ width: 801, height: 800 });
    await expect(heading(2, long)).toBeVisible();
    await page.setViewportSize({ width: 800, height: 800 });
    await sleepUntil(page, "2027-05-18T08:00:00");
    await expect(heading(2, short)).toBeVisible();
  });
});

test.describe("without a saint in the yearly file", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  type Answer = (route: Route) => unknown;
  const notFound: Answer = (route) => route.fulfill({ status: 404, body: "" });
  const noNetwork: Answer = (route) => route.abort();

  test("the saint of the store is shown, and no calendar", async ({ page }) => {
    let yearly: Answer = () => undefined;
    let asked = 0;
    await openWith(page, (route) => yearly(route), [
      { nome: "Sant’Antonino" },
      { nome: "Un altro" },
    ]);

    await test.step("a line that is dead ends after 20 s", async () => {
      await expect(banner(page)).toHaveText(LOADING);
      await page.clock.fastForward(20_000);
      await expect(saint(page)).toHaveText("Sant’Antonino");
    });

    await test.step("what failed is said beside it", async () => {
      yearly = (route) => {
        asked += 1;
        return notFound(route);
      };
      // Each year has a separate file.
      await sleepUntil(page, "2028-05-10T12:00:00");
      await expect(banner(page)).toContainText("per l'anno 2028: Errore nel caricamento");
      await expect(saint(page)).toHaveText("Sant’Antonino");
      await expect(banner(page)).not.toContainText(CALENDAR);
    });

    await test.step("a file that failed is asked for once, and nothing flickers on the way", async () => {
      const said = await banner(page).evaluateHandle((region) => {
        const texts: string[] = [];
        const observer = new MutationObserver(() => texts.push(region.textContent ?? ""));
        observer.observe(region, { childList: true, characterData: true, subtree: true });
        return texts;
      });
      await sideLink(page, SIDE_PAGE).click();
      await expect(title(page)).toHaveText(titleOf(SIDE_PAGE));
      await expect(banner(page)).toContainText("per l'anno 2028: Errore nel caricamento");
      expect(asked).toBe(1);
      expect((await said.jsonValue()).filter((text) => text.includes(LOADING))).toEqual([]);
    });
  });

  test("nor in the store, it says what failed, and asks again", async ({ page }) => {
    let yearly: Answer = answer([{ data: "2026-5-10" }]);
    await page.clock.install({ time: new Date("2026-05-10T12:00:00") });
    await page.route(YEARLY, (route) => yearly(route));
    await page.route(LIST, (route) => route.fulfill({ status: 502, json: {} }));
    const letGo = await holdBack(page, LIST);
    await open(page, "/app/orari");

    await test.step("while the store loads it says so, and when it fails, what failed", async () => {
      await expect(banner(page)).toContainText(LOADING);
      await expect(banner(page)).toContainText(NONE_TODAY);
      letGo();
      await expect(banner(page)).toContainText(STORE_ERROR);
      await expect(banner(page)).toContainText(NONE_TODAY);
      await expect(banner(page)).not.toContainText(LOADING);
    });

    const backOnline = () => page.evaluate(() => window.dispatchEvent(new Event("online")));
    yearly = noNetwork;
    await sleepUntil(page, "2027-05-10T12:00:00");
    await expect(banner(page)).toContainText(YEAR_ERROR);

    await test.step("both errors, the first naming the year", async () => {
      yearly = (route) => route.fulfill({ status: 500, json: [] });
      await backOnline();
      await expect(banner(page)).toContainText(FILE_ERROR);
      await expect(banner(page)).toContainText(STORE_ERROR);
    });

    await test.step("the line is back", async () => {
      yearly = answer([record("2027-5-10", "San Giobbe")]);
      await backOnline();
      await expect(saint(page)).toHaveText("San Giobbe");
    });
  });
});

test.describe("around the world", () => {
  // Overrides the project's time zone: this visitor has one of their own, and changes it.
  test.use({
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed
    timezoneId: [async ({}, use) => use(undefined), { scope: "test" }],
  });

  test("the day is the visitor's own, and changes at the visitor's midnight", async ({ page }) => {
    const days = [record("2027-12-31", "San Silvestro"), record("2028-1-1", "Madre di Dio")];
    await page.route(YEARLY, (route) => {
      const year = /_(\d{4})\.json/.exec(route.request().url())?.[1] ?? "";
      return route.fulfill({ json: days.filter(({ data }) => data.startsWith(year)) });
    });
    const session = await page.context().newCDPSession(page);
    const travelTo = (timezoneId: string) =>
      session.send("Emulation.setTimezoneOverride", { timezoneId });
    const midnight = () => page.evaluate(() => new Date("2028-01-01T00:00:00").getTime());

    await travelTo("Pacific/Apia");
    await page.clock.install({ time: (await midnight()) - 3_600_000 });
    await open(page, "/app/orari");
    await expect(saint(page)).toHaveText("San Silvestro");

    // From east to west, so that each midnight is still ahead.
    for (const timezoneId of ["Pacific/Apia", "America/Toronto"]) {
      await test.step(timezoneId, async () => {
        await travelTo(timezoneId);
        await stopClock(page, (await midnight()) - 1_000);
        await expect(saint(page)).toHaveText("San Silvestro");
        await page.clock.runFor(2_000);
        await expect(saint(page)).toHaveText("Madre di Dio");
      });
    }
  });
});

test("its place is as high without it; three records of long names fit", async ({ page }) => {
  const names = [
    "Santi Agostino Zhao Rong, sacerdote, e compagni, martiri",
    "Santa Teresa Benedetta della Croce, vergine e martire",
    "San Giovanni Enrico Newman, sacerdote e dottore della Chiesa",
  ];
  await page.route(YEARLY, answer(names.map((name) => record("2027-5-10", name))));
  const letGo = await holdBack(page, YEARLY);
  await page.clock.install({ time: new Date("2027-05-10T12:00:00") });
  await page.setViewportSize({ width: 992, height: 800 });
  const asked = page.waitForRequest(YEARLY);
  await open(page, "/app/orari");
  await asked;
  const header = page.getByRole("banner");
  expect((await boxOf(header)).height).toBe(144);
  letGo();
  await expect(saint(page)).toBeVisible();
  expect((await boxOf(header)).height).toBe(144);
});
