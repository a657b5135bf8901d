import { createHash } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { digestOf, hasDigest, orAskedAnew } from "./cached-copy.ts";

const GOOD = "export const isGood = true;";
const bytes = new TextEncoder().encode(GOOD);

afterEach(() => vi.unstubAllGlobals());

test("a digest is the beginning of the SHA-256", async () => {
  const whole = createHash("sha256").update(GOOD).digest("base64");
  const digest = await digestOf(bytes);
  expect(whole.startsWith(digest)).toBe(true);
  expect(digest).toHaveLength(22);
});

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
