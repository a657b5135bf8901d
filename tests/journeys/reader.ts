import { expect } from "@playwright/test";
import type { Engine } from "../engines/engine.ts";
import { endAnimations, INTERVALS, isHydrated, MARKED, visitor } from "../engines/visitor.ts";
import type { Deployment } from "../support/deployment.ts";
import { htmlOf, mainOf } from "../support/site.ts";

/** Milliseconds for any expectation, on a busy machine. */
const TIMEOUT = 8_000;

/** A reader's place: a page and a position in it. */
export interface Place {
  address: string;
  /** The fragment, including "#". */
  hash?: string;
  /** The scroll position in pixels; by default that of the fragment, or the top. */
  at?: number;
  focus?: "main" | "anywhere";
  /** Whether the text must still be the nodes marked by `reader.marks`, not new ones. */
  isUntouched?: boolean;
}

/** The expected state of a page, from its built file. */
interface Expected extends Required<Omit<Place, "at">> {
  at: number | undefined;
  letters: number;
  title: string;
}

export type Reader = ReturnType<typeof reader>;

/**
 * Creates a reader, who verifies after each step where they should be.
 * @param elsewhere the address of another site
 */
export function reader(engine: Engine, site: Deployment, elsewhere: string) {
  const visit = visitor(engine, site.origin);
  const { sees } = visit;

  /** Waits for pending rendering; while a new document loads there is none. */
  const settles = () => engine.run(passFrames).catch(() => {});

  /** Waits until everything at a place is as expected, and stays so. */
  async function isAt(place: Place): Promise<void> {
    const expected: Expected = {
      ...{ hash: "", focus: "anywhere", isUntouched: false },
      ...place,
      ...served(place.address),
      at: place.at,
    };
    let wrong = "";
    async function look(): Promise<string> {
      wrong = (await engine.run(faults, expected).catch((error) => [String(error)])).join(", ");
      return wrong;
    }
    await expect
      .poll(look, { timeout: TIMEOUT, intervals: INTERVALS })
      .toBe("")
      .catch(() => {
        throw new Error(`${place.address}${expected.hash}: ${wrong}`);
      });
  }

  /** Clicks or taps the first visible element of a selector; returns the scroll position at that moment. */
  async function pressesAt(selector: string, press = engine.press): Promise<number> {
    await engine.run((found) => {
      const page = window as Window & { pressedAt?: number };
      const meant = [...document.querySelectorAll(found)].find(
        (element) => element.getClientRects().length > 0,
      );
      document.querySelector("[data-meant]")?.removeAttribute("data-meant");
      if (!meant) throw new Error(`No ${found} is shown.`);
      meant.setAttribute("data-meant", "");
      meant.scrollIntoView({ block: "nearest", behavior: "instant" });
      const note = () => {
        page.pressedAt = scrollY;
      };
      addEventListener("pointerdown", note, { capture: true, once: true });
    }, selector);
    await press(MARKED);
    return engine.run(() => (window as Window & { pressedAt?: number }).pressedAt ?? -1);
  }

  /** Requires that from now on the document is not replaced. */
  const staysInDocument = () => engine.run(() => void Object.assign(window, { isSame: true }));

  return {
    ...visit,
    site,
    elsewhere,
    settles,
    isAt,

    /** Scrolls to a position in pixels from the top. */
    async scrolls(at: number): Promise<void> {
      await engine.run((top) => window.scrollTo(0, top), at);
      await settles();
    },

    /** Marks the current text nodes, for `isUntouched`. */
    marks: () =>
      engine.run(() => {
        const nodes = [...document.querySelectorAll("main :is(p, summary)")];
        Object.assign(window, { markedNodes: nodes });
      }),

    pressesAt,

    /** Clicks or taps the element with a name; returns the scroll position at that moment. */
    async pressesNamed(
      [role, name]: Parameters<typeof visit.finds>,
      press = engine.press,
    ): Promise<number> {
      await visit.finds(role, name);
      return pressesAt(MARKED, press);
    },

    /** Clicks a link without a pointer, so that nothing is prefetched. */
    follows: (address: string) =>
      engine.run((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), address),

    // Deferred, since WebKit would wait for the response of a page that is gone.
    goesBack: () => engine.run(() => void setTimeout(() => history.back())),
    goesForward: () => engine.run(() => void setTimeout(() => history.forward())),

    /** Runs an action that loads a new document, and waits for its hydration. */
    async loads(act: () => Promise<void>): Promise<void> {
      await engine.run(() => void Object.assign(window, { isLeft: true }));
      await act();
      await sees("another document", () => !("isLeft" in window));
      await sees("it taken over", isHydrated);
      await engine.run(endAnimations);
    },

    reloads: () => engine.run(() => void setTimeout(() => location.reload())),

    staysInDocument,

    /** Arrives at a place through the history, possibly in another document. */
    async returns(place: Place): Promise<void> {
      await sees(place.address, (address) => location.pathname === address, place.address);
      await sees("it taken over", isHydrated);
      await staysInDocument();
      await isAt(place);
    },

    /** Waits for an earlier request, by repeating it. */
    async receives(address: string): Promise<void> {
      await engine.run(async (file) => void (await (await fetch(file)).text()), address);
      await settles();
    },
  };
}

/** Returns the number of characters and the title of a page's built file. */
function served(address: string) {
  const title = /<title>([^<]*)/.exec(htmlOf(address))?.[1] ?? "";
  return { letters: mainOf(address).replace(/<[^>]+>|\s+/g, "").length, title };
}

/** Runs in the page: waits for three animation frames. */
async function passFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}

/** Runs in the page: returns the deviations from the expected state, now or three animation frames later. */
async function faults(expected: Expected): Promise<string[]> {
  const LINE = 32;
  const page = window as Window & { isSame?: boolean; markedNodes?: Element[] };

  function look(): string[] {
    const found: string[] = [];
    const main = document.querySelector("main");
    if (!page.isSame) found.push("another document");
    const address = location.pathname + decodeURIComponent(location.hash);
    if (address !== expected.address + expected.hash) found.push(`the address is ${address}`);
    if (document.title !== expected.title) found.push(`the title is ${document.title}`);
    const letters = main?.textContent?.replace(/\s+/g, "").length ?? 0;
    if (letters < 0.9 * expected.letters) found.push(`${letters} of ${expected.letters} letters`);
    const notices = [...document.querySelectorAll("[role=status]")];
    if (notices.some(({ textContent }) => textContent?.includes("Loading..."))) {
      found.push("still loading");
    }
    if (expected.isUntouched && !page.markedNodes?.every((node) => node.isConnected)) {
      found.push("the text was made anew");
    }
    if (expected.focus === "main" && document.activeElement !== main) {
      found.push(`the focus is on ${document.activeElement?.outerHTML.slice(0, 80)}`);
    }
    const length = document.documentElement.scrollHeight - document.documentElement.clientHeight;
    const at = Math.max(0, Math.min(expected.at ?? topOf(expected.hash), length));
    if (document.documentElement.scrollWidth > innerWidth) found.push("it scrolls sideways");
    if (Math.abs(scrollY - at) > LINE) found.push(`scrolled to ${scrollY}, not to ${at}`);
    return found;
  }

  /** Returns the scroll position that shows an anchor. */
  function topOf(hash: string): number {
    const anchor = document.getElementById(hash.slice(1));
    if (!anchor) return 0;
    const space = (element: Element, side: "scrollPaddingTop" | "scrollMarginTop") =>
      Number.parseFloat(getComputedStyle(element)[side]) || 0;
    const above =
      space(anchor, "scrollMarginTop") + space(document.documentElement, "scrollPaddingTop");
    return anchor.getBoundingClientRect().top + scrollY - above;
  }

  const found = look();
  if (found.length > 0) return found;
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  return look();
}
