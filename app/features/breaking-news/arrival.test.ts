import { expect, test } from "vitest";
import { isFromAnotherSite } from "./arrival.ts";

const origin = "https://santuariodicanneto.example";

test.each([
  ["by a link of another site", "https://altrove.example/pagina", "navigate", true],
  ["by a link of the same host on another port", `${origin}:8443/`, "navigate", true],
  ["by an own link", `${origin}/app/orari`, "navigate", false],
  ["by typing the address", "", "navigate", false],
  ["by reloading a page reached from another site", "https://altrove.example/", "reload", false],
  ["by going back", "https://altrove.example/", "back_forward", false],
  ["in a browser that does not say how", "https://altrove.example/", undefined, true],
  ["with a referrer that is rubbish", "altrove", "navigate", false],
])("a visitor arrives %s, from another site: %#", (_name, referrer, navigationType, expected) => {
  expect(isFromAnotherSite({ referrer, origin, navigationType })).toBe(expected);
});
