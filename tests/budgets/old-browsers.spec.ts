import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BROWSERS } from "../../pipeline/render/browsers.ts";
import { newNames, newStyles, type Oldest } from "../support/browser-features.ts";
import { words } from "../support/rows.ts";
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

/** Reads a table of names by the reason for which they harm no old browser. */
const harmless = (table: string): string[] =>
  table
    .trim()
    .split("\n")
    .flatMap((line) => words(line.replace(/^.*: /, "")));

/** Style features that are newer than the oldest browsers, or partly supported; without them nothing breaks. */
const HARMLESS_STYLES = harmless(`
  a browser's own answer to a finger: properties.-webkit-tap-highlight-color
  paper alone: at-rules.page properties.break-after.avoid properties.float.inline-start properties.print-color-adjust
  paper alone: properties.print-color-adjust.exact properties.content-visibility.visible selectors.details-content
  what is in the phone's menu comes with its panel: at-rules.starting-style properties.content-visibility.hidden
  the colour of a tick: properties.accent-color
  of a block, which begins at its start anyway: properties.align-content.start
  where content-visibility is not known, it does nothing: properties.contain-intrinsic-block-size
  small prints are fetched sooner, and a drawing out of view is painted: properties.content-visibility
  small prints are fetched sooner, and a drawing out of view is painted: properties.content-visibility.auto
  where nothing forces colours: properties.forced-color-adjust properties.forced-color-adjust.none
  Safari has it with a prefix, which the bundler writes: properties.hyphens properties.text-size-adjust properties.user-select
  all have it with a prefix, which the bundler writes: properties.mask
  square corners: properties.outline
  what sticks out is hidden in other ways too: properties.overflow-x.clip
  the page behind scrolls on: properties.overscroll-behavior properties.overscroll-behavior.contain
  of letters in a drawing: properties.paint-order
  an arrow that points down: properties.rotate
  the name for one axis, of which browsers know both: properties.scroll-snap-type
  lines of uneven length: properties.text-wrap properties.text-wrap.balance properties.text-wrap.pretty
  a scrollbar more, or one of the device: properties.scrollbar-color properties.scrollbar-width properties.scrollbar-width.none
  a scrollbar more, or one of the device: properties.scrollbar-width.thin
  pictures below the title, paper, and the colour of a scrollbar: selectors.has`);

/** Names that are not browser features, or are used only after feature detection. */
const HARMLESS_NAMES = harmless(`
  Panzoom asks for it first: TouchEvent
  React asks for it first: ViewTransition canIntercept currentEntry setImmediate skipTransition startViewTransition transferSize
  a name of a library's own: attrName cssFloat displayName expirationTime fromElement getState imageSizes marginBottom marginTop
  a name of a library's own: viewTransition
  React's own: createContext
  asked for first: createHTML createPolicy createScriptURL effectiveType getAttributeType hidePopover navigationPreload
  asked for first: preloadResponse requestIdleCallback saveData trustedTypes wakeLock
  an attribute that others leave alone: fetchPriority
  our own: fullName
  of an event that others do not send: newState`);

const read = (name: string) => readFileSync(join(ASSETS, name), "utf8");
const namesOf = (extension: string) =>
  readdirSync(ASSETS).filter((name) => name.endsWith(extension));

/** Returns the features used that are not known to be harmless, and the harmless ones that nothing uses any more. */
function judged(used: string[], known: string[]) {
  return {
    unknown: [...new Set(used)].filter((name) => !known.includes(name)).sort(),
    superfluous: known.filter((name) => !used.includes(name)),
  };
}

test("styles ask old browsers for nothing that they need and do not have", () => {
  const used = namesOf(".css").flatMap((name) => newStyles(read(name), oldest));
  const names = used.map((name) => name.replace("css.", ""));
  expect(judged(names, HARMLESS_STYLES)).toEqual({ unknown: [], superfluous: [] });
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
