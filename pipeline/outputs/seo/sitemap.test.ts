import { DOMParser } from "@xmldom/xmldom";
import { expect, test } from "vitest";
import { picturesOf } from "../../images/image-references.ts";
import { allAddresses, pageAddress } from "../../pages/addresses.ts";
import { loadContent } from "../../read/content.ts";
import { type LastChanges, sitemap } from "./sitemap.ts";

const content = loadContent();
const { web } = content.site;
const NOW = Date.UTC(2026, 10, 22);

const SITEMAP = "http://www.sitemaps.org/schemas/sitemap/0.9";
const IMAGE = "http://www.google.com/schemas/sitemap-image/1.1";

/** What a search engine reads of each page, by its address. */
async function pagesOf(changes?: LastChanges, of = content) {
  const text = await sitemap(of, changes, NOW);
  const document = new DOMParser().parseFromString(text, "text/xml");
  const textsOf = (parent: { getElementsByTagNameNS: unknown }, space: string, name: string) =>
    [...(parent as typeof document).getElementsByTagNameNS(space, name)].map(
      ({ textContent }) => textContent ?? "",
    );
  return new Map(
    [...document.getElementsByTagNameNS(SITEMAP, "url")].map((url) => [
      textsOf(url, SITEMAP, "loc").join().replace(web, ""),
      { changed: textsOf(url, SITEMAP, "lastmod"), pictures: textsOf(url, IMAGE, "loc") },
    ]),
  );
}

/** The pictures of a page. */
const picturesAt = (address: string) =>
  content.pages
    .filter(({ slug }) => pageAddress(slug) === address)
    .flatMap((page) => picturesOf(page).map(({ file }) => file));

test("every page is there once, but for what searching should not find", async () => {
  const hidden = ["/app/cerca", "/image_viewer", "/fullscreen/carosello", "/app/senza-rete"];
  const listed = allAddresses(content).filter((address) => !hidden.includes(address));
  const text = await sitemap(content, undefined, NOW);
  expect(text.match(/<url>/g)).toHaveLength(listed.length);
  expect([...(await pagesOf()).keys()].sort()).toEqual(listed.sort());
});

test("a page brings its pictures, by whole addresses", async () => {
  const pages = await pagesOf();
  const address = "/app/pellegrinaggio/home";
  const shown = pages.get(address)?.pictures.map((picture) => picture.replace(/\.\w+\.\w+$/, ""));
  expect(shown).toEqual(
    picturesAt(address).map((file) => `${web}/assets/pictures/${file.replace(/\.\w+$/, "")}`),
  );
  const copy = structuredClone(content);
  for (const { fields } of copy.legal) fields.picture = undefined;
  expect((await pagesOf(undefined, copy)).get("/app/privacy-policy")?.pictures).toEqual([]);
});

test("the splash page brings the pictures that it shows on that day", async () => {
  const { header, images } = content.homeImages;
  const [image] = images as [(typeof images)[number]];
  const days = (from: string, to: string) => ({ ...image, publishDate: from, expireDate: to });
  const shown = [days("2026-01-01", "2027-01-01"), days("2024-01-01", "2025-01-01")];
  const dated = { ...content, homeImages: { header, images: shown } };
  const names = (await pagesOf(undefined, dated))
    .get("/")
    ?.pictures.map((address) => address.replace(/^.*\/pictures\/|\..*$/g, ""));
  expect(names).toEqual([header, image.picture].map(({ file }) => file.replace(/\..*$/, "")));
});

test("a page was changed when its text or one of its pictures was", async () => {
  const changes = (pictures: string[], day: string) =>
    pictures.map((file): [string, string] => [`images/${file}`, day]);
  const pages = await pagesOf(
    new Map([
      ...changes(picturesAt("/app/editoria/testi"), "2026-05-01"),
      ["pages/editoria/testi.md", "2026-03-01"],
      ["pages/peru.md", "2026-03-01"],
    ]),
  );
  expect(pages.get("/app/editoria/testi")?.changed).toEqual(["2026-05-01"]);
  expect(pages.get("/app/peru")?.changed, "its picture is new").toEqual([]);
});

test("without a history, pages that know their date say it, and the others nothing", async () => {
  const pages = await pagesOf();
  const dates = content.legal.map(({ fields }) => fields.updatedDate);
  expect(dates).toContain(pages.get("/app/privacy-policy")?.changed[0]);
  expect(pages.get("/app/editoria/testi")?.changed).toEqual([]);
});
