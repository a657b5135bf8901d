import { expect, test } from "vitest";
import { words } from "../../../tests/support/rows.ts";
import {
  chooseKeptFiles,
  KEPT_LIMIT,
  keptAddress,
  keptPictures,
  pageBundle,
  requestKind,
} from "./precache-manifest.ts";

/** Files that weigh nothing. */
const light = (addresses: readonly string[]) => addresses.map((address) => ({ address, size: 0 }));

test("what is of use by itself comes first, and pictures last", () => {
  const built = words(`
    /assets/pictures/companies/aquino.1a2b.svg /assets/pictures/orari.1a2b.svg
    /assets/pictures/storia/mosaico.1a2b.448.avif /santiLocali/SantiLocaliMix_2026.json
    /app/chiesa/stemma /app/chiesa/stemma.json /app/preghiere/angelus /app/orari.json /app/orari
    /assets/search-1a2b.json /assets/site-1a2b.js /app/senza-rete`);
  expect(chooseKeptFiles(light(built), 2026)).toEqual(
    words(`
    /app/senza-rete /assets/site-1a2b.js /app/orari /app/orari.json /assets/search-1a2b.json
    /app/preghiere/angelus /app/chiesa/stemma /app/chiesa/stemma.json
    /santiLocali/SantiLocaliMix_2026.json /assets/pictures/orari.1a2b.svg
    /assets/pictures/storia/mosaico.1a2b.448.avif /assets/pictures/companies/aquino.1a2b.svg`),
  );
});

test("pictures are kept as long as they fit, and everything else always", () => {
  const files = [
    { address: "/app/orari", size: 10_000 },
    { address: "/assets/packs/first.1a2b.json", size: KEPT_LIMIT - 10 },
    { address: "/assets/pictures/a.1a2b.svg", size: 6 },
    { address: "/assets/pictures/b.1a2b.448.avif", size: 5 },
    { address: "/assets/pictures/c.1a2b.svg", size: 4 },
  ];
  expect(chooseKeptFiles(files, 2026)).toEqual([
    "/app/orari",
    "/assets/pictures/a.1a2b.svg",
    "/assets/pictures/c.1a2b.svg",
  ]);
  const script = { address: "/assets/site-1a2b.js", size: KEPT_LIMIT + 1 };
  expect(chooseKeptFiles([script], 2026)).toHaveLength(1);
});

test.each([
  ["/app/orari", "first"],
  ["/app/orari.json", "first"],
  ["/", "first"],
  ["/app/inni/stabat-mater.json", "verses"],
  ["/app/pellegrinaggio/compagnie/opi", "companies"],
  ["/app/pellegrinaggio/compagnie", "others"],
  ["/image_viewer", "others"],
  ["/app/senza-rete", undefined],
  ["/app", undefined],
  ["/404.html", undefined],
  ["/assets/site-1a2b.js", undefined],
  ["/dati/breaking-news.json", undefined],
])("%s travels in the pack %s", (address, pack) => {
  expect(pageBundle(address)).toBe(pack);
});

test("the saints of this year and the next are kept", () => {
  const years = [2025, 2026, 2027, 2028].map((year) => `/santiLocali/SantiLocaliMix_${year}.json`);
  expect(chooseKeptFiles(light(years), 2026)).toEqual(years.slice(1, 3));
});

test.each(
  words(`
  /dati/breaking-news.json /dati/strada.json /404.html /_headers /app/404.html /app /app.json
  /social/canneto.jpg /social/storia/pia-leggenda.jpg /icons/icon-512.png /service-worker.js
  /manifest.webmanifest /assets/pictures/orari.1a2b.800.avif /assets/pictures/orari.1a2b.800.webp
  /assets/pictures/orari.1a2b.mosaic.svg`),
)("%s is not kept", (address) => {
  expect(chooseKeptFiles(light([address]), 2026)).toEqual([]);
});

test.each([
  ["/", true, "page"],
  ["/app/orari", true, "page"],
  ["/app/orari", false, undefined],
  ["/app/orari.json", false, undefined],
  ["/santiLocali/SantiLocaliMix_2026.json", false, undefined],
  ["/assets/site-1a2b.js", false, "file"],
  ["/dati/breaking-news.json", false, undefined],
  ["/dati/breaking-news.json", true, undefined],
  ["/dati/strada.json", false, "road"],
  ["/api/santi.json", true, undefined],
  ["/healthz", true, undefined],
  ["/service-worker.js", false, undefined],
])("a request for %s (navigation: %s) is for %s", (path, isNavigation, kind) => {
  expect(requestKind(path, isNavigation, false)).toBe(kind);
});

test("a picture is one of the files to keep, or one that is kept as it is seen", () => {
  for (const path of [
    "/assets/pictures/orari.1a2b.svg",
    "/assets/pictures/orari.1a2b.448.avif",
    "/assets/pictures/orari.1a2b.800.webp",
  ]) {
    expect(requestKind(path, false, true)).toBe("file");
    expect(requestKind(path, false, false)).toBe("picture");
  }
});

test.each([
  ["https://canneto.example/app/orari/?da=posta#messe", "/app/orari"],
  ["https://canneto.example/", "/"],
])("%s is kept as %s", (address, kept) => {
  expect(keptAddress(new URL(address))).toBe(kept);
});

test("where a picture cannot be had there is what is kept of it, if the browser knows its format", () => {
  for (const file of ["1200", "thumbnail-left-top"]) {
    expect(keptPictures(`/assets/pictures/a/b.1a2b.${file}.avif`)).toEqual([
      "/assets/pictures/a/b.1a2b.448.avif",
      "/assets/pictures/a/b.1a2b.svg",
    ]);
  }
  expect(keptPictures("/assets/pictures/a/b.1a2b.800.webp")).toEqual([]);
});
