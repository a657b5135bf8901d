import { expect } from "@playwright/test";
import { START } from "../journeys/pages.ts";
import type { Deployment } from "../support/deployment.ts";
import { HYMN, kinds, menuLabel, SIDE_PAGE, titleOf } from "../support/site.ts";
import { NOTICE } from "../support/test.ts";
import { wrapTexts } from "../support/translators.ts";
import type { Visitor } from "./visitor.ts";

/** Looks at a page of every kind on a phone, where a page is likeliest to be too wide, and paints fastest. */
export async function seesEveryKind({ engine, open, sees }: Visitor): Promise<void> {
  await engine.resize(360, 740);
  for (const address of kinds.values()) {
    await open(address);
    await sees(`a heading at ${address}`, () => document.querySelector("h1")?.innerText !== "");
    await sees(`no sideways scroll at ${address}`, async () => {
      // Firefox complains of letters that do not come to their end.
      await document.fonts.ready;
      return document.documentElement.scrollWidth <= window.innerWidth;
    });
  }
  await engine.resize(1280, 900);
}

/** The main journeys, in the order in which one visitor makes them; each but the translated hymn sets its own starting point. */
export const journeys: Record<string, (visitor: Visitor, site: Deployment) => Promise<void>> = {
  async "who leaves while a page is on its way sees no error"(
    { engine, open, presses, reads, sees },
    site,
  ) {
    await open("/app/orari");
    site.hold(new RegExp(`^${SIDE_PAGE}\\.json$`));
    await presses("link", menuLabel(SIDE_PAGE));
    await sees("the page on its way", () => document.body.innerText.includes("Loading..."));
    await engine.run(() => void setTimeout(() => window.location.assign("/app/contatti")));
    await reads("non trovata");
    site.hold(undefined);
  },

  async "the night is chosen, and consent given, once; only then news pop up"(
    { open, presses, sees },
    site,
  ) {
    site.publish({ "/dati/breaking-news.json": () => JSON.stringify([NOTICE]) });
    const isDark = (dark: boolean) => document.body.classList.contains("dark-mode") === dark;
    const hasNotice = (shown: boolean) =>
      [...document.querySelectorAll<HTMLElement>("[aria-label='Informativa sui cookie']")].some(
        (notice) => notice.getClientRects().length > 0,
      ) === shown;
    const hasNews = (shown: boolean) => (document.querySelector("dialog[open]") !== null) === shown;
    await open("/app/orari");
    await presses("button", "Tema scuro");
    await sees("the night", isDark, true);
    await sees("no news", hasNews, false);
    await presses("button", "Accetta");
    await sees("no notice", hasNotice, false);
    await open("/app/orari");
    await sees("the night again", isDark, true);
    await sees("no notice", hasNotice, false);
    await presses("button", "OK");
    await sees("no news", hasNews, false);
    await presses("button", "Tema scuro");
    await sees("the day", isDark, false);
  },

  async "the carousel moves, its picture fills the screen, enlarges and closes"(visit) {
    const { engine, open, presses, reads, sees } = visit;
    const shows = (number: number) =>
      [...document.querySelectorAll(`[role=group][aria-label^="${number} di "]`)].some((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left < window.innerWidth / 2 && right > window.innerWidth / 2;
      });
    await open("/app/realhome");
    await presses("button", "Vai all'immagine 2");
    await sees("the second picture", shows, 2);
    await engine.press('[role=group][aria-label^="2 di "] button');
    // The address changes before the viewer is rendered.
    await reads("Immagini a\u00a0tutto schermo");
    await sees("its address", () => window.location.pathname === "/image_viewer");
    await sees("the picture", () => {
      const picture = document.querySelector<HTMLImageElement>("figure img");
      return picture !== null && picture.naturalWidth > 0;
    });
    // The viewer handles keys while the focus is in the text.
    await sees("the focus in it", () => document.activeElement?.closest("main") !== null);
    await engine.type("+");
    await sees("the picture enlarged", () =>
      [...document.querySelectorAll("figure")].some(
        (figure) => new DOMMatrix(getComputedStyle(figure).transform).a > 1.1,
      ),
    );
    await presses("button", "Chiudi");
    await reads("Canneto");
  },

  async "a hymn is read in larger letters"({ engine, open, presses, sees }) {
    const size = () =>
      Number.parseFloat(
        getComputedStyle(document.querySelector("main [lang=la]") as Element).fontSize,
      );
    await open(HYMN);
    const before = await engine.run(size);
    await presses("button", "Ingrandisci il testo");
    await sees("the size kept", () => localStorage.getItem("letterSize") !== null);
    expect(await engine.run(size)).toBeGreaterThan(before);
    await presses("button", "Riduci il testo");
  },

  async "a translated page takes the first press, finds, and leads on"(visit) {
    const { engine, open, presses, reads, sees } = visit;
    // From the hymn, whose menus nobody has come near.
    await engine.run(wrapTexts);
    await presses("link", menuLabel(SIDE_PAGE));
    await reads(titleOf(SIDE_PAGE));
    await open("/app/cerca");
    await engine.run(wrapTexts);
    const isFound = (word: string) =>
      document.querySelector("search li mark")?.textContent?.toLowerCase().startsWith(word) ===
      true;
    await engine.press("input");
    await engine.type("mes");
    await sees("what is found", isFound, "mes");
    await engine.run(wrapTexts);
    await engine.type("sa");
    await sees("what is found of the whole word", isFound, "mess");
  },

  async "without a network a kept page is shown, and says so"(visit, site) {
    const { open, presses, reads, sees } = visit;
    const saysWhen = () => document.body.innerText.includes("Pagina conservata il");
    const saint = () =>
      document.querySelector("[aria-label='Santo del giorno'] :is(h2, h3)") !== null;
    await open("/app/orari");
    await sees("the worker at work", () => navigator.serviceWorker.controller !== null);
    // The connection is cut when idle: Firefox rightly reports interrupted downloads.
    await sees("the saint of the day", saint);
    // Visited pages are cached at once.
    await presses("link", menuLabel(SIDE_PAGE));
    await reads(titleOf(SIDE_PAGE));
    await presses("link", menuLabel(START));
    await reads(titleOf(START));
    await sees("the saints of the year kept", async () => {
      const year = new Date().getFullYear();
      return (await caches.match(`/santiLocali/SantiLocaliMix_${year}.json`)) !== undefined;
    });
    site.setCut(true);
    await presses("link", menuLabel(SIDE_PAGE));
    await reads(titleOf(SIDE_PAGE));
    await sees("the day of the page", saysWhen);
    await open("/app/orari");
    await reads(titleOf(START));
    await sees("the day of the page loaded anew", saysWhen);
    await sees("the saint of the day, kept", saint);
    // A picture that is not cached fails to load, with no other effect.
    await sees("no picture", () => {
      const picture = Object.assign(new Image(), { src: "/assets/pictures/none.1600.avif" });
      return picture.decode().then(
        () => false,
        () => true,
      );
    });
    site.setCut(false);
  },
};
