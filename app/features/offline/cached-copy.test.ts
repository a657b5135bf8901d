import { afterEach, expect, test, vi } from "vitest";
import { cachedCopy, digestOf, hasDigest, orAskedAnew } from "./cached-copy.ts";

afterEach(() => vi.unstubAllGlobals());

const NOW = new Date("2026-11-21T22:30:00Z");

const PAGE =
  '<!DOCTYPE html><html lang="it"><head><title>Inni &amp; preghiere · Santuario di Canneto</title></head></html>';

test("a kept page carries date, digest and title, and no longer what was about its way; nothing else in it changes", async () => {
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
  const marked = PAGE.replace("<html", '<html data-kept-on="2026-11-21T22:30:00.000Z"');
  expect(await copy.text()).toBe(marked);
});

test("data stay as they are", async () => {
  const answer = new Response('{"testo":"<html "}', {
    headers: { "Content-Type": "text/x-script" },
  });
  expect(await (await cachedCopy(answer, "1a2b", NOW)).text()).toBe('{"testo":"<html "}');
});

const GOOD = "export const isGood = true;";
const bytes = new TextEncoder().encode(GOOD);

test("an answer is judged by its body, which can still be read", async () => {
  const answer = new Response(GOOD);
  expect(await hasDigest(answer, await digestOf(bytes))).toBe(true);
  expect(await answer.text()).toBe(GOOD);
  expect(await hasDigest(new Response("wrong"), await digestOf(bytes))).toBe(false);
  expect(await hasDigest(new Response(GOOD, { status: 503 }), await digestOf(bytes))).toBe(false);
});

test("a wrong answer is asked for anew, past the browser's memory; good ones and errors are not", async () => {
  const digest = await digestOf(bytes);
  const fetch = vi.fn(async () => new Response(GOOD));
  vi.stubGlobal("fetch", fetch);
  await orAskedAnew(new Response(GOOD), "/assets/a.js", digest);
  await orAskedAnew(new Response("", { status: 503 }), "/assets/a.js", digest);
  expect(fetch).not.toHaveBeenCalled();
  const answer = await orAskedAnew(new Response("wrong"), "/assets/a.js", digest);
  expect(await answer.text()).toBe(GOOD);
  expect(fetch).toHaveBeenCalledWith("/assets/a.js", { cache: "reload" });
});
