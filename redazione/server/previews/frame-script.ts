import { createHash } from "node:crypto";
import { startInstant } from "../../../domain/time/rome-time.ts";

/** The query parameter with the moment in Rome that a page takes for now: "2027-01-14T07:00". */
const MOMENT_PARAMETER = "adesso";

/**
 * Runs first in a previewed page: sets its clock, keeps nothing for when there is no network, leaves the focus to who is
 * typing at the desk, and tells the desk which page is shown, also after soft links.
 */
function run(desk: string, offset: number): void {
  const RealDate = Date;
  if (offset !== 0)
    window.Date = class extends RealDate {
      constructor(...parts: [number]) {
        super(...(parts.length > 0 ? parts : ([RealDate.now() + offset] as [number])));
      }
      static override now = () => RealDate.now() + offset;
    } as DateConstructor;
  // The policy refuses its worker, which would keep drafts.
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  const { showModal } = HTMLDialogElement.prototype;
  HTMLDialogElement.prototype.showModal = function () {
    // What is inert as it opens takes no focus.
    this.inert = !document.hasFocus();
    showModal.call(this);
    this.inert = false;
  };
  const tell = () => window.parent.postMessage(window.location.pathname, desk);
  const { pushState } = window.history;
  window.history.pushState = (...to) => {
    pushState.apply(window.history, to);
    tell();
  };
  window.addEventListener("popstate", tell);
  tell();
  // Gone before React compares the document with its own.
  document.currentScript?.remove();
}

/** Returns the script for a previewed page, and its hash. @param addresses the page's, and its referrer's */
export function frameScript(desk: string, addresses: readonly (string | undefined)[]) {
  const moment = momentIn(addresses);
  const offset = moment === undefined ? 0 : moment - Date.now();
  const code = `(${run})(${JSON.stringify(desk)},${offset})`;
  return { code, hash: `'sha256-${createHash("sha256").update(code).digest("base64")}'` };
}

/** Returns the instant that the addresses ask for as now; undefined if they ask for none. */
export function momentIn(addresses: readonly (string | undefined)[]): number | undefined {
  const moment = parameterIn(addresses, MOMENT_PARAMETER);
  return moment && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(moment)
    ? startInstant(moment)
    : undefined;
}

/** Returns a query parameter of the first address that has it. */
export const parameterIn = (addresses: readonly (string | undefined)[], name: string) =>
  addresses
    .map((address) => URL.parse(address ?? "")?.searchParams.get(name))
    .find((value) => value);
