import { expect } from "@playwright/test";
import type { Engine } from "./engine.ts";

/** What a visitor does in a browser, in the words of journeys. */
export type Visitor = ReturnType<typeof visitor>;

/** Selectors of what is found by its name. */
const ROLES = { link: "a[href]", button: "button", field: "input", summary: "summary" } as const;

/** What `finds` has found. */
export const MARKED = "[data-meant]";

/** @param origin where the site is */
export function visitor(engine: Engine, origin: string) {
  /** Waits until a function says in the page what is expected of it. */
  async function sees<Values extends unknown[]>(
    what: string,
    script: (...values: Values) => boolean | Promise<boolean>,
    ...values: Values
  ): Promise<void> {
    // Between two documents there is nothing to see.
    const look = () => engine.run(script, ...values).catch(() => false);
    await expect.poll(look, { message: what }).toBe(true);
  }

  /** Waits for what has a name and can be seen, and marks it. */
  const finds = (role: keyof typeof ROLES, name: string) =>
    sees(`${role} "${name}"`, markNamed, ROLES[role], name);

  return {
    engine,
    sees,
    finds,

    /** Loads a page and waits until React has taken it over. */
    async open(address: string): Promise<void> {
      await engine.load(origin + address);
      await sees("the page taken over", () => "hydrated" in document.documentElement.dataset);
      // "Ferma lo sfondo": the light behind the page would cost a machine without a graphics processor more than the page.
      await engine.run(() => document.documentElement.setAttribute("data-still", ""));
    },

    /** Waits for the page with a heading. */
    reads: (heading: string) =>
      sees(
        `the page "${heading}"`,
        (text) => document.querySelector("h1")?.textContent?.includes(text) ?? false,
        heading,
      ),

    /** Presses what has a name and can be seen. */
    async presses(role: keyof typeof ROLES, name: string): Promise<void> {
      await finds(role, name);
      await engine.press(MARKED);
    },
  };
}

/** Runs in the page: marks the element of a name, if it is on screen, and says whether there is one. */
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
