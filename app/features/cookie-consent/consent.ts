import { focusMain } from "../../components/skip-link.tsx";
import { yieldToMain } from "../../hydration/yield-to-main.ts";
import { createStore, useStore } from "../../state/create-store.ts";
import { hasConsentCookie, writeConsentCookie } from "../../storage/consent-cookie.ts";

/** Whether Accetta was pressed in this page: it closes the notice even where cookies are denied. */
const isPressed = createStore(() => false);

/** Another tab may have accepted meanwhile: the cookie is read again when this one is shown. */
const hasConsent = createStore(hasConsentCookie, (set) => {
  const look = () => set(hasConsentCookie());
  look();
  document.addEventListener("visibilitychange", look);
  window.addEventListener("focus", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("focus", look);
  };
});

/** Whether the consent cookie exists (docs/behaviour.md, "Cookie consent"); false while hydrating. */
export function useConsent(): boolean {
  return useStore(hasConsent, false);
}

/** Whether the notice has nothing more to ask, here or in another tab; false while hydrating. */
export function useIsAnswered(): boolean {
  const wasPressed = useStore(isPressed, false);
  return useConsent() || wasPressed;
}

/** From not accepted to accepted (docs/behaviour.md, "Cookie consent"): stores the cookie, closes the notice, and takes the focus to the text. */
export function acceptCookies(): void {
  writeConsentCookie();
  // Style sheets take the notice away; what may come after it waits.
  document.documentElement.dataset.consent = "accepted";
  // In place of the button, which is gone; after the dialog, whose page still cannot have it, the modal does.
  focusMain();
  yieldToMain(() => {
    isPressed.set(true);
    hasConsent.set(hasConsentCookie());
  });
}
