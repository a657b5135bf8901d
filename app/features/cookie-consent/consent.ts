import { useSyncExternalStore } from "react";
import { hasConsentCookie, writeConsentCookie } from "../../storage/consent-cookie.ts";

const listeners = new Set<() => void>();

/** Whether Accetta was pressed in this page: it closes the notice even where cookies are denied. */
let isPressed = false;

function notify(): void {
  for (const listener of listeners) listener();
}

/** Another tab may have accepted meanwhile: the cookie is read again when this one is shown. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  document.addEventListener("visibilitychange", listener);
  window.addEventListener("focus", listener);
  return () => {
    listeners.delete(listener);
    document.removeEventListener("visibilitychange", listener);
    window.removeEventListener("focus", listener);
  };
}

/** Whether the consent cookie exists (docs/behaviour.md, "Cookie consent"); false while hydrating. */
export function useConsent(): boolean {
  return useSyncExternalStore(subscribe, hasConsentCookie, () => false);
}

/** Whether the notice has nothing more to ask, here or in another tab; false while hydrating. */
export function useIsAnswered(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPressed || hasConsentCookie(),
    () => false,
  );
}

/** From not accepted to accepted (docs/behaviour.md, "Cookie consent"): stores the cookie and closes the notice. */
export function acceptCookies(): void {
  isPressed = true;
  writeConsentCookie();
  document.body.dataset.consent = "accepted";
  notify();
}
