import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { addresses, builtFile } from "./support/site.ts";
import { expect, open, test } from "./support/test.ts";

/* Tests from outside find each element of the contract (docs/public-names.md) by part of its name, unambiguously. */

type Thing = [role: Parameters<Page["getByRole"]>[0], name?: string];

const onEveryPage: Thing[] = [
  ["region", "Informativa sui cookie"],
  ["button", "Accetta"],
  ["main"],
];

const inTheLayout: Thing[] = [
  ...onEveryPage,
  ["region", "Santo del giorno"],
  ["button", "Tema scuro"],
  ["navigation", "Principale"],
  ["navigation", "Laterale"],
];

const pages: Record<string, Thing[]> = {
  "/": [...onEveryPage, ["link", "Entra"], ["link", "Orari"]],
  "/app/realhome": [...inTheLayout, ["region", "La strada"], ["region", "Immagini"]],
  "/app/orari": inTheLayout,
  "/app/info/come_raggiumgerci": [...inTheLayout, ["region", "La strada"]],
  "/app/cerca": [...inTheLayout, ["search"], ["searchbox", "Cerca nel sito"]],
  "/image_viewer": [["main"]],
};

/** Expects exactly one element with a role and a name. */
async function expectOne(page: Page, [role, name]: Thing) {
  const found = name === undefined ? page.getByRole(role) : page.getByRole(role, { name });
  await expect(found, `${role} "${name ?? ""}" at ${page.url()}`).toHaveCount(1);
}

for (const [address, things] of Object.entries(pages)) {
  test(`at ${address} no name is ambiguous, nor the hint to turn the device`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, address);
    for (const thing of things) await expectOne(page, thing);
    await expect(page.getByRole("status")).toHaveCount(0);
    await page.setViewportSize({ width: 800, height: 400 });
    await expect(page.getByRole("status")).toContainText("Ruota il dispositivo");
    if (address.startsWith("/app/")) await expectOne(page, ["button", "Apri il menu"]);
  });
}

test("what a dialog covers has no names as long as it is open", async ({ page }) => {
  await open(page, "/app/realhome");
  await page.getByRole("button", { name: "Leggi di più" }).click();
  const dialog = page.getByRole("dialog", { name: "Che cosa conserva il sito" });
  await expect(dialog).toBeVisible();
  await expectOne(page, ["button", "Accetta"]);
  await expectOne(page, ["button", "Chiudi"]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Leggi di più" })).toBeFocused();

  await test.step("in the viewer too", async () => {
    const gallery = page.getByRole("region", { name: "Immagini" });
    await gallery.scrollIntoViewIfNeeded();
    await expect(gallery.getByRole("group")).toHaveCount(1);
    await gallery.getByRole("button", { name: "Apri a tutto schermo" }).click();
    await page.getByRole("button", { name: "Aiuto" }).click();
    await expectOne(page, ["button", "Chiudi"]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Aiuto" })).toBeFocused();
    await expectOne(page, ["region", "Immagini"]);
    await expectOne(page, ["button", "Chiudi"]);
  });
});

test("the number of results is the one status of the search", async ({ page }) => {
  await open(page, "/app/cerca");
  await page.getByRole("searchbox").fill("messa");
  await expect(page.getByRole("status")).toHaveText(/^\d+ risultati/);
});

test("translators leave the name of the shrine, those of towns, and Latin alone", () => {
  const read = (address: string) => readFileSync(builtFile(address), "utf8");
  expect(read("/app/orari")).toMatch(/translate="no">Maria Santissima di Canneto</);
  expect(read("/app/pellegrinaggio/compagnie")).toMatch(/<dd[^>]* translate="no"><a/);
  for (const address of addresses) {
    const latin = read(address).match(/<(?:p|i|span)[^>]* lang="la"[^>]*>/g) ?? [];
    expect(
      latin.filter((tag) => !tag.includes('translate="no"')),
      address,
    ).toEqual([]);
  }
});
