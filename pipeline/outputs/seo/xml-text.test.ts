import { DOMParser } from "@xmldom/xmldom";
import { expect, test } from "vitest";
import { xmlText } from "./xml-text.ts";

test("a text comes out of an element and an attribute as it went in", () => {
  const text = `<b a='1'>"È & l’ora"</b> ]]> &amp; 𝄞 🕯`;
  const xml = `<a b="${xmlText(text)}">${xmlText(text)}</a>`;
  const element = new DOMParser().parseFromString(xml, "text/xml").documentElement;
  expect([element?.textContent, element?.getAttribute("b")]).toEqual([text, text]);
});
