import { readBootData } from "../../hydration/boot-data.ts";
import { serviceWorkerAddress } from "../../security/trusted-types.ts";
import { readStored } from "../../storage/browser-storage.ts";
import { TEXTS } from "../../storage/cached-texts.ts";
import type { KeepMessage } from "./names.ts";

/*
 * Precaching, in the page: asks the worker for one small step after the other, each when the browser is idle, so that it
 * never competes with the visitor's actions. The worker knows where it left off.
 */

export function canKeep(): boolean {
  return "serviceWorker" in navigator && "caches" in window;
}

/** Returns whether pages may be cached: not if the visitor has opted out, nor with data saving on. */
function isKeepingWelcome(): boolean {
  const { connection } = navigator;
  return canKeep() && readStored("offlinePages") !== "off" && connection?.saveData !== true;
}

let isStarted = false;

/** Starts precaching once the page has loaded, and again for each new version of the worker. */
export function startKeeping(): void {
  if (isStarted || import.meta.env.DEV || !isKeepingWelcome()) return;
  isStarted = true;
  navigator.serviceWorker.addEventListener("controllerchange", () => void keep());
  if (document.readyState === "complete") void keep();
  else window.addEventListener("load", () => void keep(), { once: true });
}

/** Latest run: a new one cancels those before. */
let round = 0;

/** Precaches all that can be cached. Where storage is denied the page works without it, silently. */
export async function keep(): Promise<void> {
  round += 1;
  const ownRound = round;
  const { entry } = readBootData();
  try {
    await idle();
    if (!isKeepingWelcome()) return;
    await caches.open(TEXTS);
    const registration = await navigator.serviceWorker.register(serviceWorkerAddress());
    if (!isKeepingWelcome()) {
      // The visitor has deleted everything meanwhile: so goes what has just begun.
      await registration.unregister();
      await caches.delete(TEXTS);
      return;
    }
    const { active } = await navigator.serviceWorker.ready;
    let from: number | undefined = 0;
    while (active && from !== undefined && ownRound === round && isKeepingWelcome()) {
      from = await askToKeep(active, { from, entry });
      await idle();
    }
  } catch {
    // The next visit tries again.
  }
}

function askToKeep(worker: ServiceWorker, message: KeepMessage): Promise<number | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data as number | undefined);
    };
    worker.postMessage(message, [port2]);
  });
}

/** Waits until the browser is idle, or two seconds: where nothing moves it may never report so. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) {
      window.requestIdleCallback(() => resolve(), { timeout: 2_000 });
    } else setTimeout(resolve, 200);
  });
}
