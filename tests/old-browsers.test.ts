import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/*
 * What the oldest browsers of the README (Chrome 99, Firefox 97, Safari 15.4) do not know, and would break on without a word.
 * The bundler writes syntax for them (scripts/browsers.ts); names and units it leaves as they are.
 */

/** Units by which an old browser drops the whole rule: Chrome 105 to 108, Firefox 101 to 110, Safari 16. */
const NEWER_UNITS = /\d(vi|vb|[sld]v[hwib]|[sld]vmin|[sld]vmax|cq[whib]|cqmin|cqmax|lh|rlh)\b/g;

/** Names that are an error where they are missing, newer than at least one of the three. */
const NEWER_NAMES =
  /\b(URL\.(canParse|parse)|structuredClone|AbortSignal\.(any|timeout)|Promise\.(withResolvers|try)|(Object|Map)\.groupBy|Array\.fromAsync|Set\.prototype|Intl\.(Segmenter|DurationFormat))\b|\.(findLast|findLastIndex|toSorted|toReversed|toSpliced|isSubsetOf|isSupersetOf|symmetricDifference)\(/g;

/** The files of the browser that match, with what they hold. */
function matches(files: string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(pattern)].map(([found]) => `${file}: ${found}`),
  );
}

/** A group of rules for browsers that know what it asks for, with the rules in it. */
const ASKED_FOR = /@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

test("styles have no unit that old browsers do not know, but where they are asked", () => {
  const found = globSync("app/**/*.css").flatMap((file) => {
    const always = readFileSync(file, "utf8").replaceAll(ASKED_FOR, "");
    return [...always.matchAll(NEWER_UNITS)].map(([unit]) => `${file}: ${unit}`);
  });
  expect(found).toEqual([]);
});

test("what runs in the browser calls nothing that old browsers do not have", () => {
  const isForBrowser = (file: string) =>
    !/content\.server|\.server\.tsx?$|\.test\.tsx?$/.test(file) &&
    file !== "app/security/parse-url.ts";
  const files = globSync("app/**/*.{ts,tsx}").filter(isForBrowser);
  expect(matches(files, NEWER_NAMES)).toEqual([]);
});
