import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BROWSERS } from "../../pipeline/render/browsers.ts";
import { newNames, newStyles, type Oldest } from "../support/browser-features.ts";
import { expect, test } from "../support/test.ts";

const SITE = "build/client";
const ASSETS = join(SITE, "assets");

/** The oldest supported browsers, by MDN's names. */
const oldest = Object.fromEntries(
  BROWSERS.map((browser) => {
    const [, name = "", version] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
    return [name, Number(version)];
  }),
) as Oldest;

/** Style features that are newer than the oldest browsers, or partly supported; without them nothing breaks. */
const HARMLESS_STYLES: Record<string, string> = {
  "css.properties.-webkit-tap-highlight-color": "a browser's own answer to a finger",
  "css.at-rules.page": "paper alone",
  "css.at-rules.starting-style": "what is in the phone's menu comes with its panel",
  "css.properties.accent-color": "the colour of a tick",
  "css.properties.align-content.start": "of a block, which begins at its start anyway",
  "css.properties.break-after.avoid": "paper alone",
  "css.properties.contain-intrinsic-block-size":
    "where content-visibility is not known, it does nothing",
  "css.properties.content-visibility":
    "small prints are fetched sooner, and a drawing out of view is painted",
  "css.properties.content-visibility.auto":
    "small prints are fetched sooner, and a drawing out of view is painted",
  "css.properties.content-visibility.hidden": "what is in the phone's menu comes with its panel",
  "css.properties.float.inline-start": "paper alone",
  "css.properties.forced-color-adjust": "where nothing forces colours",
  "css.properties.forced-color-adjust.none": "where nothing forces colours",
  "css.properties.hyphens": "Safari has it with a prefix, which the bundler writes",
  "css.properties.outline": "square corners",
  "css.properties.overflow-x.clip": "what sticks out is hidden in other ways too",
  "css.properties.overscroll-behavior": "the page behind scrolls on",
  "css.properties.overscroll-behavior.contain": "the page behind scrolls on",
  "css.properties.paint-order": "of letters in a drawing",
  "css.properties.place-content.start": "where it is so anyway",
  "css.properties.print-color-adjust": "paper alone",
  "css.properties.print-color-adjust.exact": "paper alone",
  "css.properties.rotate": "an arrow that points down",
  "css.properties.scroll-snap-type": "the name for one axis, of which browsers know both",
  "css.properties.text-size-adjust": "Safari has it with a prefix, which the bundler writes",
  "css.properties.text-wrap": "lines of uneven length",
  "css.properties.text-wrap.balance": "lines of uneven length",
  "css.properties.text-wrap.pretty": "lines of uneven length",
  "css.properties.user-select": "Safari has it with a prefix, which the bundler writes",
  "css.selectors.has": "pictures below the title, paper, and the colour of a scrollbar",
};

/** Names that are not browser features, or are used only after feature detection. */
const HARMLESS_NAMES: Record<string, string> = {
  TouchEvent: "Panzoom asks for it first",
  ViewTransition: "React asks for it first",
  attrName: "a name of a library's own",
  canIntercept: "React asks for it first",
  createContext: "React's own",
  createHTML: "asked for first",
  createPolicy: "asked for first",
  createScriptURL: "asked for first",
  cssFloat: "a name of a library's own",
  currentEntry: "React asks for it first",
  displayName: "a name of a library's own",
  effectiveType: "asked for first",
  expirationTime: "a name of a library's own",
  fetchPriority: "an attribute that others leave alone",
  fromElement: "a name of a library's own",
  fullName: "our own",
  getAttributeType: "asked for first",
  getState: "a name of a library's own",
  hidePopover: "asked for first",
  imageSizes: "a name of a library's own",
  marginBottom: "a name of a library's own",
  marginTop: "a name of a library's own",
  navigationPreload: "asked for first",
  newState: "of an event that others do not send",
  preloadResponse: "asked for first",
  requestIdleCallback: "asked for first",
  saveData: "asked for first",
  setImmediate: "React asks for it first",
  skipTransition: "React asks for it first",
  startViewTransition: "React asks for it first",
  transferSize: "React asks for it first",
  trustedTypes: "asked for first",
  viewTransition: "a name of a library's own",
  wakeLock: "asked for first",
};

const read = (name: string) => readFileSync(join(ASSETS, name), "utf8");
const namesOf = (extension: string) =>
  readdirSync(ASSETS).filter((name) => name.endsWith(extension));

/** Returns the features used that are not known to be harmless, and the harmless ones that nothing uses any more. */
function judged(used: string[], harmless: Record<string, string>) {
  const all = new Set(used);
  return {
    unknown: [...all].filter((name) => !Object.hasOwn(harmless, name)).sort(),
    superfluous: Object.keys(harmless).filter((name) => !all.has(name)),
  };
}

test("styles ask old browsers for nothing that they need and do not have", () => {
  const used = namesOf(".css").flatMap((name) => newStyles(read(name), oldest));
  expect(judged(used, HARMLESS_STYLES)).toEqual({ unknown: [], superfluous: [] });
});

test("scripts ask old browsers for nothing that they need and do not have", () => {
  const worker = readFileSync(join(SITE, "service-worker.js"), "utf8");
  const used = [...namesOf(".js").map(read), worker].flatMap((text) => newNames(text, oldest));
  expect(judged(used, HARMLESS_NAMES)).toEqual({ unknown: [], superfluous: [] });
});

test("what is new is seen", () => {
  const css =
    "a { inset: 1dvh } @supports (height: 1dvh) { b { block-size: 1dvh } } c:has(d) { translate: 0 }";
  expect(newStyles(css, oldest)).toEqual(["1dvh", "css.selectors.has", "css.properties.translate"]);
  expect(
    newNames("URL.canParse(x) || [1].toSorted() || 'a'.replaceAll(/(?<=b)/g, '')", oldest),
  ).toEqual(["a lookbehind in an expression", "canParse", "toSorted"]);
});
