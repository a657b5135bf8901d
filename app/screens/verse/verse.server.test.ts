import { expect, test } from "vitest";
import type { VerseData } from "./data.server.ts";
import verseProps from "./verse.server.tsx";

const picture = {
  name: "prova.1a2b",
  isVector: true,
  width: 1600,
  height: 1000,
  ground: "paper",
  alt: "Un pane.",
  credit: "Illustrazione",
} as const;

/** The HTML of a prayer: only what its heading and its end need. */
function htmlOf(shown: typeof picture | undefined) {
  const prayer = {
    collection: "prayers",
    title: "Padre nostro",
    summary: "La preghiera di Gesù.",
    address: "/app/preghiere/padre-nostro",
    index: { title: "Preghiere", address: "/app/preghiere/home" },
    languages: [],
    html: "<p>Padre nostro</p>",
    mysteries: [],
    sources: [],
    neighbours: {},
    picture: shown,
  } as unknown as VerseData;
  return verseProps(prayer).html;
}

test("the small print of a prayer stands before its title, and the picture after its text", () => {
  const html = htmlOf(picture);
  expect(html?.opening).toMatch(/^<picture>.*alt="".*<\/picture><div class="heading/);
  expect(html?.closing).toMatch(/<figure.*alt="Un pane\."/);
});

test("a prayer without a picture begins with its title", () => {
  expect(htmlOf(undefined)?.opening).toMatch(/^<div class="heading/);
});
