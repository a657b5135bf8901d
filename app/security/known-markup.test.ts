import fc from "fast-check";
import { expect, test } from "vitest";
import { attacks } from "../../tests/sanitising-corpus.ts";
import { loadContent } from "../content.server/content.ts";
import { knownMarkup } from "./known-markup.ts";

/** What is left of the tags of a text. */
function tagsOf(html: string): string[] {
  return html.match(/<[^>]*>?/g) ?? [];
}

/** The HTML of all texts of the site. */
function textsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === "html" && typeof part === "string" ? [part] : textsIn(part),
  );
}

const texts = textsIn(loadContent());

test("every text of the site is left as it is", () => {
  expect(texts.length).toBeGreaterThan(100);
  for (const text of texts) expect(knownMarkup(text)).toBe(text);
});

test.each([
  '<p class="a" lang="la">Ave</p>',
  '<a href="/app/orari#oggi">Orari</a><a href="tel:+390776691106">0776</a><a href="https://altrove.example/?a=1&#x26;b">x</a>',
  '<a href="webcal://canneto.example/calendario.ics">Abbonati</a>',
  '<img src="/assets/a.webp" alt="">',
  '<source type="image/avif" media="(max-width: 43.99rem)" srcset="/assets/a.avif"/>',
  '<svg viewBox="0 0 10 10" role="img"><path d="M0 0"></path></svg>',
  '<svg><use href="/assets/a.svg#b"></use><use href="#b" transform="rotate(9)"></use></svg>',
  "a > b &lt; c",
])("%s is left as it is", (html) => {
  expect(knownMarkup(html)).toBe(html);
});

test.each([
  ["<p>a<script>alert(1)</script></p>", "<p>aalert(1)</p>"],
  ['<p onclick="a">x</p>', "x</p>"],
  ['<p style="color:red">x</p>', "x</p>"],
  ['<a href="javascript:alert(1)">x</a>', "x</a>"],
  ['<a href="&#106;avascript:alert(1)">x</a>', "x</a>"],
  ['<a href=" javascript:alert(1)">x</a>', "x</a>"],
  ["<a href='/app'>x</a>", "x</a>"],
  ["<P>x</P>", "x"],
  ["<!-- <p> -->", " -->"],
  ["<<p>script>", "script>"],
  ["<scr<p>ipt>x", "ipt>x"],
  ["<p", ""],
  ["<svg><style>x</style></svg>", "<svg>x</svg>"],
  ['<use href="https://altrove.example/a.svg#b">x</use>', "x</use>"],
  ['<use href="//altrove.example/a.svg#b">x</use>', "x</use>"],
  ['<use href="data:image/svg+xml,a#b">x</use>', "x</use>"],
  ['<use xlink:href="#b">x</use>', "x</use>"],
])("of %s is left %s", (html, rest) => {
  expect(knownMarkup(html)).toBe(rest);
});

test("of any attack nothing is left that runs, styles, frames or asks", () => {
  for (const attack of attacks) {
    for (const tag of tagsOf(knownMarkup(attack))) {
      expect(tag, attack).toMatch(/^<[^<]+>$/);
      expect(tag, attack).not.toMatch(/ on|style|javascript|<\/?(script|iframe|form|input|meta)/i);
    }
  }
});

test("sanitising what is left changes nothing, whatever the text", () => {
  const piece = fc.constantFrom("<", ">", "</", "<p", '<a href="', '"', " ", "p", "script", "<!--");
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
      const once = knownMarkup(pieces.join(""));
      expect(knownMarkup(once)).toBe(once);
    }),
    { seed: 20_261_123 },
  );
});
