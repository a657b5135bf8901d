/** The script of the worker that keeps pages for when there is no network. */
const SERVICE_WORKER = "/service-worker.js";

/** All that may become markup, or the address of a script (docs/decisions/0016-trusted-types.md). */
const rules = {
  // Made by the build, which sanitises what editors write (docs/decisions/0050-data-mode.md).
  createHTML: (html: string) => html,
  createScriptURL(address: string) {
    if (address !== SERVICE_WORKER) throw new TypeError(`${address} is no script of this site.`);
    return address;
  },
};

/** A policy gives objects where its rules give strings; React and browsers take either. */
interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, policyRules: typeof rules) => typeof rules };
}

const { trustedTypes } = globalThis as TrustedTypesWindow;
const policy = trustedTypes?.createPolicy("canneto", rules) ?? rules;

/** Marks HTML that the build has made as fit for `dangerouslySetInnerHTML`. */
export function trustedHtml(html: string): string {
  return policy.createHTML(html);
}

/** The only script whose address the site gives to the browser as text. */
export function serviceWorkerAddress(): string {
  return policy.createScriptURL(SERVICE_WORKER);
}
