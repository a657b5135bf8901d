import { expect, test } from "vitest";
import { ageText } from "./age-text.ts";
import { cachedCopy, markPage, titleOf } from "./cached-copy.ts";

const NOW = new Date("2026-11-21T22:30:00Z");

const PAGE =
  '<!DOCTYPE html><html lang="it"><head><title>Inni &amp; preghiere · Santuario di Canneto</title></head></html>';

test("a page is marked with its date, and nothing else in it changes", () => {
  const marked = markPage(PAGE, NOW.toISOString());
  expect(marked).toContain('<html data-kept-on="2026-11-21T22:30:00.000Z" lang="it">');
  expect(marked.replace(' data-kept-on="2026-11-21T22:30:00.000Z"', "")).toBe(PAGE);
});

test("a title is kept without the name of the site", () => {
  expect(titleOf(PAGE)).toBe("Inni & preghiere");
  expect(titleOf("<html></html>")).toBe("");
});

test("a kept page carries date, digest and title, and no longer what was about its way", async () => {
  const answer = new Response(PAGE, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Encoding": "br",
      "Content-Length": "12",
      "Content-Security-Policy": "default-src 'none'",
    },
  });
  const copy = await cachedCopy(answer, "1a2b", NOW);
  expect(Object.fromEntries(copy.headers)).toEqual({
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'",
    "x-kept-on": "2026-11-21T22:30:00.000Z",
    "x-kept-digest": "1a2b",
    "x-kept-title": "Inni%20%26%20preghiere",
  });
  expect(await copy.text()).toContain("data-kept-on");
});

test("data stay as they are", async () => {
  const answer = new Response('{"testo":"<html "}', {
    headers: { "Content-Type": "text/x-script" },
  });
  expect(await (await cachedCopy(answer, "1a2b", NOW)).text()).toBe('{"testo":"<html "}');
});

test("the notice names the day in Rome", () => {
  expect(ageText("2026-11-20T23:30:00Z")).toBe(
    "Pagina conservata il 21 novembre 2026: ora il sito non si raggiunge.",
  );
  expect(ageText("2027-04-30T23:30:00Z")).toBe(
    "Pagina conservata il 1° maggio 2027: ora il sito non si raggiunge.",
  );
});
