import { existsSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { hasData, isListed } from "../../app/site-map.ts";
import { cardAddress } from "../../domain/pictures/social-cards.ts";
import { addresses, builtFile, content, htmlOf, screenAt } from "../support/site.ts";
import { expect, test } from "../support/test.ts";

/* Tests of the metadata in a page's head, for search engines, for sharing and for browsers. */

const { web, name } = content.site;

/** Returns the contents of all <meta> tags matching a pattern, such as "og:title" or "description". */
function metasOf(html: string, key: string): string[] {
  const tags = html.matchAll(new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`, "g"));
  return [...tags].map(([, content = ""]) => content);
}

const canonicalsOf = (html: string) =>
  [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href);

test("every page to be found says its one address, what it is and what a link to it shows", async () => {
  const cards = new Set<string>();
  const listed = addresses.filter((each) => isListed(screenAt(each)));
  for (const address of listed) {
    const html = htmlOf(address);
    const one = (key: string) => {
      const found = metasOf(html, key);
      expect(found, `${key} of ${address}`).toHaveLength(1);
      return found[0] ?? "";
    };
    expect(canonicalsOf(html), address).toEqual([web + address]);
    expect(one("og:url"), address).toBe(web + address);
    expect(one("og:type"), address).toMatch(/^(website|article)$/);
    expect(one("og:site_name"), address).toBe(name);
    expect(one("og:locale"), address).toBe("it_IT");
    expect(one("og:title"), address).not.toBe("");
    expect(one("og:description"), address).toBe(one("description"));
    expect(one("og:image:alt"), address).toContain("Canneto");
    expect(one("twitter:card"), address).toBe("summary_large_image");
    const card = one("og:image");
    expect(card).toBe(web + cardAddress(address));
    const file = `build/client${card.slice(web.length)}`;
    // Messengers show no picture of 300 KB or more; photographs need more than drawings.
    expect(statSync(file).size, card).toBeLessThan(300_000);
    cards.add(file);
    expect([one("og:image:width"), one("og:image:height")], address).toEqual(["1200", "630"]);
    expect(metasOf(html, "robots"), address).toEqual([]);
  }
  // The splash page and the main page share the site's image.
  expect(cards.size).toBe(listed.length - 1);
  for (const card of [...cards].slice(0, 3)) {
    expect(await sharp(card).metadata(), card).toMatchObject({ width: 1200, height: 630 });
  }
});

test("what searching should not find says so, and names no address of its own", () => {
  const hidden = addresses.filter((each) => !isListed(screenAt(each))).map(builtFile);
  const pages = [...hidden, "build/client/404.html", "build/client/app/404.html"];
  expect(pages.filter(existsSync).length).toBeGreaterThan(4);
  for (const file of pages) {
    const html = readFileSync(file, "utf8");
    expect(metasOf(html, "robots"), file).toEqual(["noindex"]);
    expect(canonicalsOf(html), file).toEqual([]);
    expect(html, file).not.toContain('property="og:');
  }
});

const structuredDataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => text,
  );

test("what programs are told of a page is in its HTML, and not in its data", () => {
  const types = new Set<string>();
  for (const address of addresses) {
    const found = structuredDataIn(htmlOf(address));
    expect(found.length, address).toBeLessThanOrEqual(1);
    for (const thing of found.flatMap((text) => JSON.parse(text ?? "")["@graph"])) {
      types.add(thing["@type"]);
    }
    if (!hasData(screenAt(address))) continue;
    expect(readFileSync(`build/client${address}.json`, "utf8")).not.toContain("schema.org");
  }
  expect([...types].sort()).toEqual(["Article", "BreadcrumbList", "CatholicChurch", "Event"]);
});

test("every event leads to its place on the page, and every page announces the feed of notices", () => {
  const feasts = htmlOf("/app/pellegrinaggio/feste");
  const [text = ""] = structuredDataIn(feasts);
  const urls = [...text.matchAll(/"url":"[^"#]*#([^"]+)"/g)].map(([, id]) => id);
  expect(urls.length).toBeGreaterThan(5);
  expect(urls.filter((id) => !feasts.includes(` id="${id}"`))).toEqual([]);
  const FEED = '<link rel="alternate" type="application/atom+xml" href="/avvisi.xml"';
  expect(addresses.filter((address) => !htmlOf(address).includes(FEED))).toEqual([]);
});
