import { expect, test } from "vitest";
import { chooseKeptFiles, keptAddress, requestKind, smallPicture } from "./kept-files.ts";

test("what is of use by itself comes first, and pictures last", () => {
  const built = [
    "/assets/pictures/orari.1a2b.480.avif",
    "/santiLocali/SantiLocaliMix_2026.json",
    "/app/chiesa/stemma",
    "/app/chiesa/stemma.json",
    "/app/preghiere/angelus",
    "/app/orari.json",
    "/app/orari",
    "/assets/site-1a2b.js",
    "/app/senza-rete",
  ];
  expect(chooseKeptFiles(built, 2026)).toEqual([
    "/app/senza-rete",
    "/assets/site-1a2b.js",
    "/app/orari",
    "/app/orari.json",
    "/app/preghiere/angelus",
    "/app/chiesa/stemma",
    "/app/chiesa/stemma.json",
    "/santiLocali/SantiLocaliMix_2026.json",
    "/assets/pictures/orari.1a2b.480.avif",
  ]);
});

test("the saints of this year and the next are kept", () => {
  const years = [2025, 2026, 2027, 2028].map((year) => `/santiLocali/SantiLocaliMix_${year}.json`);
  expect(chooseKeptFiles(years, 2026)).toEqual(years.slice(1, 3));
});

test.each([
  "/dati/breaking-news.json",
  "/404.html",
  "/_headers",
  "/app/404.html",
  "/app",
  "/app.json",
  "/social/canneto.jpg",
  "/icons/icon-512.png",
  "/service-worker.js",
  "/manifest.webmanifest",
  "/assets/pictures/orari.1a2b.800.avif",
  "/assets/pictures/orari.1a2b.800.webp",
])("%s is not kept", (address) => {
  expect(chooseKeptFiles([address], 2026)).toEqual([]);
});

test.each([
  ["/", true, "page"],
  ["/app/orari", true, "page"],
  ["/app/orari", false, undefined],
  ["/app/orari.json", false, "data"],
  ["/santiLocali/SantiLocaliMix_2026.json", false, "saints"],
  ["/assets/site-1a2b.js", false, "file"],
  ["/assets/pictures/orari.1a2b.480.avif", false, "file"],
  ["/assets/pictures/orari.1a2b.1200.avif", false, "picture"],
  ["/assets/pictures/orari.1a2b.800.webp", false, "picture"],
  ["/dati/breaking-news.json", false, undefined],
  ["/dati/breaking-news.json", true, undefined],
  ["/api/santi.json", true, undefined],
  ["/healthz", true, undefined],
  ["/service-worker.js", false, undefined],
])("a request for %s (navigation: %s) is for %s", (path, isNavigation, kind) => {
  expect(requestKind(path, isNavigation)).toBe(kind);
});

test.each([
  ["https://canneto.example/app/orari/?da=posta#messe", "/app/orari"],
  ["https://canneto.example/", "/"],
])("%s is kept as %s", (address, kept) => {
  expect(keptAddress(new URL(address))).toBe(kept);
});

test("a large picture has a small one where the browser knows its format", () => {
  expect(smallPicture("/assets/pictures/a/b.1a2b.1200.avif")).toBe(
    "/assets/pictures/a/b.1a2b.480.avif",
  );
  expect(smallPicture("/assets/pictures/a/b.1a2b.800.webp")).toBeUndefined();
});
