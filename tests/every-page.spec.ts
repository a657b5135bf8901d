import { readFileSync } from "node:fs";
import { axeFindings } from "./axe.ts";
import { addresses, builtFile } from "./site.ts";
import { expect, hydrated, STILL, test } from "./test.ts";

test.use(STILL);

const WIDTHS = [320, 360, 768, 1280];

test("titles and descriptions are unique", () => {
  const firstWith = new Map<string, string>();
  const repeated: string[] = [];
  for (const address of addresses) {
    const html = readFileSync(builtFile(address), "utf8");
    for (const pattern of [/<title>(.+?)<\/title>/, /<meta name="description" content="(.+?)"/]) {
      const value = pattern.exec(html)?.[1];
      expect(value, `${address} has ${pattern}`).toBeTruthy();
      const other = firstWith.get(String(value));
      if (other) repeated.push(`${address} repeats ${other}: ${value}`);
      firstWith.set(String(value), address);
    }
  }
  expect(repeated).toEqual([]);
});

for (const address of addresses) {
  test(`${address} is a good page`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { layoutShifts: shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as LayoutShift).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.setViewportSize({ width: 360, height: 740 });
    // Both themes, page by page; with the width below, all four in turn.
    const isDark = addresses.indexOf(address) % 4 >= 2;
    await page.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await hydrated(page);

    await test.step("has one h1, one main, a skip link and its language", async () => {
      await expect(page.locator("html")).toHaveAttribute("lang", "it");
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page.locator("main")).toHaveCount(1);
      const skipLink = page.getByRole("link", { name: "Vai al contenuto" });
      await expect(skipLink).toHaveAttribute("href", "#contenuto");
      await expect(page.locator("main")).toHaveAttribute("id", "contenuto");
    });

    await test.step("did not move while loading", async () => {
      const shifts = await page.evaluate(
        () => (window as unknown as { layoutShifts: number[] }).layoutShifts,
      );
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);
    });

    await test.step("says the same as its HTML, before any script", async () => {
      const [served, shown] = await page.evaluate(async () => {
        // The policy of the site lets no script parse a text as a document; the browser itself may.
        const served = await new Promise<Document>((resolve) => {
          const request = new XMLHttpRequest();
          request.responseType = "document";
          request.onload = () => resolve(request.response);
          request.open("GET", window.location.href);
          request.send();
        });
        const textOf = (root: Document) => {
          const main = root.querySelector("main")?.cloneNode(true) as HTMLElement | undefined;
          // The saint of the day comes later.
          for (const late of main?.querySelectorAll("[data-late]") ?? []) late.remove();
          return main?.textContent;
        };
        return [textOf(served), textOf(document)];
      });
      expect(served?.length).toBeGreaterThan(60);
      expect(shown).toBe(served);
    });

    for (const width of WIDTHS) {
      await test.step(`does not scroll sideways at ${width}px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }

    await test.step("has nothing that axe finds", async () => {
      // The phone has the menu in a popover, the wide window in bars: one or the other, page by page.
      const width = addresses.indexOf(address) % 2 === 0 ? 360 : 1280;
      await page.setViewportSize({ width, height: 800 });
      // The cookie notice covers what happens to be at the foot of the window; it has tests of its own.
      await page.evaluate(() => {
        document.body.dataset.consent = "accepted";
      });
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  test.setTimeout(120_000);

  test("every page shows its title and its text", async ({ page }) => {
    for (const address of addresses) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
      expect((await page.locator("main").innerText()).length, address).toBeGreaterThan(60);
    }
  });
});
