import { BOOT_ELEMENT_ID, type BootData } from "./boot-data.ts";
import { showWithoutScripts } from "./show-without-scripts.ts";

/*
 * Runs inline at the end of every page, byte-identical for the security policy's hash. Requests the scripts at the first
 * gesture, or once loaded and idle: no longer than a second, as a static page may never idle; some seconds if pictures hang.
 */

const GESTURES = ["pointerdown", "keydown", "focusin"];

/** Milliseconds after which a page that has not loaded is hydrated all the same. */
const LONGEST_WAIT = 5_000;

const boot = document.getElementById(BOOT_ELEMENT_ID)?.textContent ?? "";
const { modules } = JSON.parse(boot) as BootData;

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const gesture of GESTURES) removeEventListener(gesture, start, true);
  for (const address of modules) import(/* @vite-ignore */ address).catch(showWithoutScripts);
}

for (const gesture of GESTURES) addEventListener(gesture, start, true);

addEventListener("load", () => {
  if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 1_000 });
  else setTimeout(start);
});

setTimeout(start, LONGEST_WAIT);

/** Records a button pressed before React listens, for replay after hydration (hydration/event-replay.ts). */
addEventListener(
  "click",
  ({ target }) => {
    if ("hydrated" in document.documentElement.dataset) return;
    const button = target instanceof Element && target.closest("button:not([popovertarget])");
    if (button) window.replayedEvent = button as HTMLElement;
  },
  true,
);
