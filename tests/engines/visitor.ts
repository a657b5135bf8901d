import { expect } from "@playwright/test";
import type { Engine } from "./engine.ts";

/** The actions of a visitor in a browser, the vocabulary of the journeys. */
export type Visitor = ReturnType<typeof visitor>;

/** Selectors of elements found by their accessible name. */
const ROLES = { link: "a[href]", button: "button", field: "input", summary: "summary" } as const;

/** Milliseconds between two looks at a page: waiting longer costs more than looking. */
export const INTERVALS = [10, 20, 50, 100];

/** The selector of the element found by `finds`. */
export const MARKED = "[data-meant]";

/** Creates a visitor. @param origin that of the site */
export function visitor(engine: Engine, origin: string) {
  /** Waits until a function, run in the page, returns true. */
  async function sees<Values extends unknown[]>(
    what: string,
    script: (...values: Values) => boolean | Promise<boolean>,
    ...values: Values
  ): Promise<void> {
    // Fails while a new document loads.
    const look = () => engine.run(script, ...values).catch(() => false);
    await expect.poll(look, { message: what, intervals: INTERVALS }).toBe(true);
  }

  /** Waits for a visible element with a name, and marks it. */
  const finds = (role: keyof typeof ROLES, name: string) =>
    sees(`${role} "${name}"`, markNamed, ROLES[role], name);

  return {
    engine,
    sees,
    finds,

    /** Loads a page and waits for hydration. */
    async open(address: string): Promise<void> {
      await engine.load(origin + address);
      await sees("the page taken over", isHydrated);
      await engine.run(endAnimations);
    },

    /** Waits for the page with the given heading. */
    reads: (heading: string) =>
      sees(
        `the page "${heading}"`,
        (text) => document.querySelector("h1")?.textContent?.includes(text) ?? false,
        heading,
      ),

    /** Clicks the visible element with a name. */
    async presses(role: keyof typeof ROLES, name: string): Promise<void> {
      await finds(role, name);
      await engine.press(MARKED);
    },
  };
}

/** Runs in the page: returns whether it is hydrated, and hastens it by a gesture: it otherwise waits until it is idle. */
export function isHydrated(): boolean {
  dispatchEvent(new Event("pointerdown"));
  return "hydrated" in document.documentElement.dataset;
}

/** Runs in the page: ends its animations as soon as they begin: they cost more than the page where there is no GPU. */
export function endAnimations(): void {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    return animate.call(this, frames, { ...(timing as KeyframeAnimationOptions), duration: 1 });
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { animation-duration: 1ms !important; animation-iteration-count: 1 !important }",
  );
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page: scrolls an element into view, and waits until it stops moving. */
export async function standStill(selector: string): Promise<void> {
  const element = document.querySelector(selector);
  const rectangle = () => element?.getBoundingClientRect() ?? new DOMRect();
  element?.scrollIntoView({ block: "nearest", behavior: "instant" });
  let before: DOMRect;
  do {
    before = rectangle();
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  } while (before.left !== rectangle().left || before.top !== rectangle().top);
}

/** Runs in the page: marks the visible element with a name, and returns whether there is one. */
function markNamed(selector: string, name: string): boolean {
  const nameOf = (element: Element) =>
    element.getAttribute("aria-label") ?? element.textContent?.replace(/\s+/g, " ").trim();
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";
  document.querySelector("[data-meant]")?.removeAttribute("data-meant");
  const meant = [...document.querySelectorAll(selector)].find(
    (element) => nameOf(element) === name && isVisible(element),
  );
  meant?.setAttribute("data-meant", "");
  return meant !== undefined;
}
