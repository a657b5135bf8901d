import type { BootData } from "./boot-data.ts";
import { BOOT_ELEMENT_ID } from "./boot-element.ts";
import { showWithoutScripts } from "./show-without-scripts.ts";

/*
 * Runs inline at the end of every page, the same bytes everywhere: the security policy knows it by its hash. It asks for
 * the scripts when the page has loaded and is idle, or at the first touch if that comes first. Where nothing moves a
 * browser may never say that it is idle: after a second it is not waited for any more. Nor is a page whose pictures hang,
 * after some seconds.
 */

const GESTURES = ["pointerdown", "keydown", "focusin"];

/** Milliseconds after which a page that has not loaded is taken over all the same. */
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

/** A button pressed before React listens is pressed again once it does (hydration/event-replay.ts). */
addEventListener(
  "click",
  ({ target }) => {
    if ("hydrated" in document.documentElement.dataset) return;
    const button = target instanceof Element && target.closest("button:not([popovertarget])");
    if (button) window.replayedEvent = button as HTMLElement;
  },
  true,
);
