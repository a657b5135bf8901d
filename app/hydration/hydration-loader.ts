import { BOOT_ELEMENT_ID, type BootData } from "./boot-data.ts";
import { openMysteriesOf } from "./open-mysteries.ts";
import { showWithoutScripts } from "./show-without-scripts.ts";

/*
 * Runs inline at the end of every page, byte-identical for the security policy's hash. Requests the scripts at the first
 * gesture, or once loaded and idle: no longer than a second, as a static page may never idle; some seconds if pictures hang.
 */

/** Milliseconds after which a page that has not loaded is hydrated all the same. */
const LONGEST_WAIT = 5_000;

const boot = document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? "";
const { modules } = JSON.parse(boot) as BootData;

/** Requests the scripts, once: none is left afterwards. */
function start(): void {
  for (const address of modules.splice(0)) {
    import(/* @vite-ignore */ address).catch(showWithoutScripts);
  }
}

const { dataset } = document.documentElement;
openMysteriesOf(dataset.weekday);
dataset.parsed = "";

for (const gesture of ["pointerdown", "keydown", "focusin"]) addEventListener(gesture, start, true);

addEventListener("load", () => {
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1_000 });
  else setTimeout(start);
});

setTimeout(start, LONGEST_WAIT);

/** Records the last button pressed: React may not listen yet (hydration/event-replay.ts). */
addEventListener(
  "click",
  ({ target }) => {
    const button = target instanceof Element && target.closest("button:not([popovertarget])");
    if (button) window.replayedEvent = button as HTMLElement;
  },
  true,
);
