import type { Page, Route } from "@playwright/test";
import { loadContent } from "../app/content.server/content.ts";
import { saintsOfYear } from "../app/content.server/saints/yearly-saints.ts";
import { expect, gate, hydrated, open, stopClock, test } from "./test.ts";

const YEARLY = /\/santiLocali\/SantiLocaliMix_\d{4}\.json/;
const LIST = "**/api/santi.json";

const YEAR_ERROR = "Errore: Errore nel caricamento del file JSON per l'anno 2027: ";
const FILE_ERROR = `${YEAR_ERROR}Errore nel caricamento del file JSON`;
const STORE_ERROR = "Errore: Errore durante il caricamento del santo del giorno.";
const LOADING = "Caricamento in corso...";
const NONE_TODAY = "Nessun santo trovato per oggi.";
const CALENDAR = "Calendario: Italia, diocesi, santuario";

const banner = (page: Page) => page.getByRole("region", { name: "Santo del giorno" });
const title = (page: Page) => banner(page).getByRole("heading");

const record = (data: string, nome: string, more: object = {}) => ({
  data,
  nome,
  tipo_evento: "Memoria",
  colore: "bianco",
  ...more,
});

/** Opens a page at noon of 10 May 2027 where the visitor is, with answers instead of the server's. */
async function openWith(page: Page, yearly: (route: Route) => unknown, list?: unknown) {
  await page.clock.install({ time: new Date("2027-05-10T12:00:00") });
  await page.route(YEARLY, yearly);
  await page.route(LIST, (route) =>
    list === undefined ? route.fulfill({ status: 502, json: {} }) : route.fulfill({ json: list }),
  );
  await open(page, "/app/orari");
}

const answer = (records: unknown) => (route: Route) => route.fulfill({ json: records });

test.describe("the yearly file", () => {
  test("is asked for this year, past any cache, and shows today's record", async ({ page }) => {
    const request = page.waitForRequest(YEARLY);
    await openWith(
      page,
      answer([
        record("2027-5-9", "San Pacomio"),
        record("2027-5-10", "San Giobbe", { tipo_evento: "Festa", colore: "rosso" }),
        record("2027-5-10", "San Cataldo"),
      ]),
    );
    const url = new URL((await request).url());
    expect(url.pathname).toBe("/santiLocali/SantiLocaliMix_2027.json");
    expect(Number(url.searchParams.get("cacheBuster"))).toBeGreaterThanOrEqual(
      Date.parse("2027-05-09T00:00:00Z"),
    );
    await expect(title(page)).toHaveText("San Giobbe");
    await expect(banner(page)).toContainText("Festa · San Cataldo");
    const glow = await title(page).evaluate(
      (heading) => getComputedStyle(heading.parentElement as Element, "::before").backgroundColor,
    );
    expect(glow).toBe("rgb(179, 38, 30)");
  });

  test("has a second line, and then whose calendar it is", async ({ page }) => {
    await page.route(YEARLY, answer(saintsOfYear(2027, loadContent().saints)));
    for (const [day, name, secondLine] of [
      [
        "2027-11-21",
        "Nostro Signore Gesù Cristo Re dell’universo",
        "Solennità · Presentazione della Beata Vergine Maria",
      ],
      [
        "2027-02-08",
        "San Girolamo Emiliani",
        "Memoria facoltativa · Santa Giuseppina Bakhita, vergine",
      ],
      ["2027-08-22", "Beata Vergine Maria Regina, Madonna di Canneto", "Solennità"],
    ] as const) {
      await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
      await open(page, "/app/orari");
      await expect(title(page)).toHaveText(name);
      await expect(banner(page).getByRole("paragraph")).toHaveText([secondLine, CALENDAR]);
    }
  });

  test("may write its dates with leading zeros", async ({ page }) => {
    await openWith(page, answer([record("2027-05-10", "San Giobbe")]));
    await expect(title(page)).toHaveText("San Giobbe");
  });

  test("of the built site has a saint for today", async ({ page }) => {
    await open(page, "/app/orari");
    await expect(title(page)).not.toHaveText("");
  });

  test("holds texts, never markup, and a colour that is none has no glow", async ({ page }) => {
    await openWith(
      page,
      answer([record("2027-5-10", "<img src=x onerror=alert(1)>", { colore: "url(x)" })]),
    );
    await expect(title(page)).toHaveText("<img src=x onerror=alert(1)>");
    await expect(banner(page).getByRole("img")).toHaveCount(0);
    const content = await title(page).evaluate(
      (heading) => getComputedStyle(heading.parentElement as Element, "::before").content,
    );
    expect(content).toBe("none");
  });
});

test.describe("without a record for today", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("the saint of the store is shown", async ({ page }) => {
    await openWith(page, answer([record("2027-5-9", "San Pacomio")]), [
      { nome: "Sant’Antonino" },
      { nome: "Un altro" },
    ]);
    await expect(title(page)).toHaveText("Sant’Antonino");
    await expect(banner(page)).not.toContainText(CALENDAR);
  });

  test("while the store loads it says so, and when it fails, what failed", async ({ page }) => {
    await page.clock.install({ time: new Date("2027-05-10T12:00:00") });
    await page.route(YEARLY, answer([]));
    const later = gate();
    await page.route(LIST, async (route) => {
      await later.opened;
      await route.fulfill({ status: 502, json: {} });
    });
    await open(page, "/app/orari");
    await expect(banner(page)).toContainText(LOADING);
    await expect(banner(page)).toContainText(NONE_TODAY);
    later.open();
    await expect(banner(page)).toContainText(STORE_ERROR);
    await expect(banner(page)).toContainText(NONE_TODAY);
    await expect(banner(page)).not.toContainText(LOADING);
  });

  test("an answer of the store that names no saint is a failure", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2027-05-10T12:00:00"));
    await page.route(YEARLY, answer([]));
    for (const list of [{ nome: "San Nessuno" }, [], null, [null], [{ nome: 7 }]]) {
      await page.route(LIST, (route) => route.fulfill({ json: list }));
      await open(page, "/app/orari");
      await expect(banner(page), JSON.stringify(list)).toContainText(STORE_ERROR);
    }
  });
});

test.describe("a yearly file that cannot be had", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  const noFile: Record<string, (route: Route) => unknown> = {
    "404": (route) => route.fulfill({ status: 404, body: "" }),
    "500": (route) => route.fulfill({ status: 500, json: [] }),
  };

  test("gives way to the saint of the store", async ({ page }) => {
    for (const [name, yearly] of Object.entries(noFile)) {
      await openWith(page, yearly, [{ nome: "Sant’Antonino" }]);
      await expect(title(page), name).toHaveText("Sant’Antonino");
      await expect(banner(page), name).not.toContainText("Errore");
    }
  });

  test("shows both errors where there is no store, naming the year", async ({ page }) => {
    const noJson: typeof noFile = {
      HTML: (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
      "no network": (route) => route.abort(),
    };
    for (const [name, yearly] of Object.entries({ ...noFile, ...noJson })) {
      await openWith(page, yearly);
      const error = name in noFile ? FILE_ERROR : YEAR_ERROR;
      await expect(banner(page), name).toContainText(error);
      await expect(banner(page), name).toContainText(STORE_ERROR);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });

  test("a line that is dead ends after 20 s", async ({ page }) => {
    await openWith(page, () => undefined, [{ nome: "Sant’Antonino" }]);
    await expect(banner(page)).toHaveText(LOADING);
    await page.clock.fastForward(20_000);
    await expect(title(page)).toHaveText("Sant’Antonino");
  });

  test("has none for today where it is no list of days", async ({ page }) => {
    for (const records of [
      null,
      { data: "2027-5-10" },
      [null, 3, [], { data: 7 }, { data: "2027-5-10" }, { data: "oggi", nome: "x" }],
    ]) {
      await openWith(page, answer(records));
      await expect(banner(page), JSON.stringify(records)).toContainText(NONE_TODAY);
    }
  });

  test("is asked for again when the line is back", async ({ page }) => {
    let isBack = false;
    await openWith(page, (route) =>
      isBack ? route.fulfill({ json: [record("2027-5-10", "San Giobbe")] }) : route.abort(),
    );
    await expect(banner(page)).toContainText(STORE_ERROR);
    isBack = true;
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(title(page)).toHaveText("San Giobbe");
  });
});

for (const timezoneId of ["Europe/Rome", "America/Toronto", "Australia/Sydney", "Pacific/Apia"]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("the day is the visitor's own, and changes at the visitor's midnight", async ({
      page,
    }) => {
      const days = [record("2027-12-31", "San Silvestro"), record("2028-1-1", "Madre di Dio")];
      await page.route(YEARLY, (route) => {
        const year = /_(\d{4})\.json/.exec(route.request().url())?.[1] ?? "";
        return route.fulfill({ json: days.filter(({ data }) => data.startsWith(year)) });
      });
      await page.goto("about:blank");
      const midnight = await page.evaluate(() => new Date("2028-01-01T00:00:00").getTime());
      await page.clock.install({ time: midnight - 3_600_000 });
      await open(page, "/app/orari");
      await expect(title(page)).toHaveText("San Silvestro");
      await stopClock(page, midnight - 1_000);
      await expect(title(page)).toHaveText("San Silvestro");
      await page.clock.runFor(2_000);
      await expect(title(page)).toHaveText("Madre di Dio");
    });
  });
}

test("a page that slept knows the day as soon as it is shown again", async ({ page }) => {
  await openWith(
    page,
    answer([record("2027-5-10", "San Giobbe"), record("2027-5-12", "San Pancrazio")]),
  );
  await expect(title(page)).toHaveText("San Giobbe");
  await page.clock.setFixedTime(new Date("2027-05-12T08:00:00"));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(title(page)).toHaveText("San Pancrazio");
});

test("a long name has a smaller heading in the menu of a narrow window", async ({ page }) => {
  for (const [width, name, level] of [
    [800, "uno due tre quattro cinque sei sette otto", 3],
    [801, "uno due tre quattro cinque sei sette otto", 2],
    [800, "uno due tre quattro cinque sei sette", 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openWith(page, answer([record("2027-5-10", name)]));
    await page.getByRole("button", { name: "Apri il menu" }).click();
    await expect(banner(page).getByRole("heading", { level, name })).toBeVisible();
  }
});

test("its place is as high without it as with it, and three records of long names fit", async ({
  page,
}) => {
  const later = gate();
  await page.route(YEARLY, async (route) => {
    await later.opened;
    await route.fulfill({
      json: [
        record("2027-5-10", "Santi Agostino Zhao Rong, sacerdote, e compagni, martiri"),
        record("2027-5-10", "Santa Teresa Benedetta della Croce, vergine e martire"),
        record("2027-5-10", "San Giovanni Enrico Newman, sacerdote e dottore della Chiesa"),
      ],
    });
  });
  await page.clock.install({ time: new Date("2027-05-10T12:00:00") });
  await page.setViewportSize({ width: 992, height: 800 });
  const asked = page.waitForRequest(YEARLY);
  await page.goto("/app/orari");
  await hydrated(page);
  await asked;
  const header = page.getByRole("banner");
  expect((await header.boundingBox())?.height).toBe(144);
  later.open();
  await expect(title(page)).toBeVisible();
  expect((await header.boundingBox())?.height).toBe(144);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it says nothing", async ({ page }) => {
    await page.goto("/app/orari");
    await expect(banner(page)).toHaveCount(0);
  });
});
