import { DOMParser } from "@xmldom/xmldom";
import fc from "fast-check";
import { expect, test } from "vitest";
import { xmlText } from "./xml-text.ts";

test("any text comes out of an element and an attribute as it went in, but for what XML has no place for", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const xml = `<a b="${xmlText(text)}">${xmlText(text)}</a>`;
      const element = new DOMParser().parseFromString(xml, "text/xml").documentElement;
      // Parsers make one kind of line break of all, and spaces of those in attributes.
      const kept = xmlText(text)
        .replace(/&lt;/g, "<")
        .replace(/&gt;/g, ">")
        .replace(/&quot;/g, '"')
        .replace(/&amp;/g, "&");
      const plain = (value: string | null | undefined) => value?.replace(/\s+/g, " ");
      expect(plain(element?.textContent)).toBe(plain(kept));
      expect(plain(element?.getAttribute("b"))).toBe(plain(kept));
    }),
    { seed: 20_261_123 },
  );
  expect(xmlText("a\u0000b\u000bc\ud800d\uffffe, È l’ora, 𝄞 🕯")).toBe("abcde, È l’ora, 𝄞 🕯");
});
