/** Script of the service worker, which caches pages for offline use. */
const SERVICE_WORKER = "/service-worker.js";

/** Rules for all that may become markup, or the address of a script (docs/decisions/0016-trusted-types.md). */
const rules = {
  // Made by the build, which sanitises what editors write (docs/decisions/0050-data-mode.md).
  createHTML: (html: string) => html,
  createScriptURL(address: string) {
    if (address !== SERVICE_WORKER) throw new TypeError(`${address} is no script of this site.`);
    return address;
  },
};

/** Typings of Trusted Types: a policy returns objects where its rules return strings; React and browsers accept either. */
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, policyRules: typeof rules) => typeof rules };
}

const { trustedTypes } = globalThis as TrustedTypesWindow;
const policy = trustedTypes?.createPolicy("canneto", rules) ?? rules;

/** Marks HTML made by the build as trusted, for `dangerouslySetInnerHTML`. */
export function trustedHtml(html: string): string {
  return policy.createHTML(html);
}

/** Returns the only script address that the site gives to the browser as text. */
export function serviceWorkerAddress(): string {
  return policy.createScriptURL(SERVICE_WORKER);
}
