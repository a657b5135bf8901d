import { describe, expect, test } from "vitest";
import type { CommunityData } from "../../app/screens/community/data.server.ts";
import type { LegalData } from "../../app/screens/legal/data.server.ts";
import type { MainData } from "../../app/screens/main/data.server.ts";
import type { SheetData } from "../../app/screens/pilgrim-sheet/data.server.ts";
import type { TextData } from "../../app/screens/text-page/data.server.ts";
import { isTextScreen } from "../../app/site-map.ts";
import { SHEET_PAGE } from "../../domain/addresses.ts";
import { loadContent } from "../read/content.ts";
import { allAddresses, publishedEntries, screenOf } from "./addresses.ts";
import { pageData } from "./page-data.ts";

const content = loadContent();

/** The page of text at an address, of whatever kind. */
async function textPageAt(address: string): Promise<TextData> {
  expect(isTextScreen(screenOf(content, address)), address).toBe(true);
  return (await pageData(content, address)) as TextData;
}

/** What stands over the text of a page. */
async function specialOf(address: string) {
  return (await textPageAt(address)).special;
}

test("a new country and its town are set as communities as soon as they are in that section", async () => {
  const changed = structuredClone(content);
  const [peru] = changed.pages.filter(({ slug }) => slug === "peru");
  const section = changed.sections.find(({ isOfCommunities }) => isOfCommunities);
  if (!peru || !section) throw new Error("The communities are not there.");
  const added = [
    { address: "/app/cile", slug: "cile", title: "Cile" },
    { address: "/app/cile/valparaiso", slug: "cile/valparaiso", title: "Valparaíso" },
  ];
  for (const { slug, title } of added) {
    const position = { latitude: -33.05, longitude: -71.62 };
    changed.pages.push({ ...peru, slug, fields: { ...peru.fields, title, position } });
  }
  section.addresses.push(...added.map(({ address }) => address));
  for (const { address } of added) {
    expect(screenOf(changed, address)).toBe("community");
    const page = (await pageData(changed, address)) as CommunityData;
    expect(page.world?.country.title, address).toBe("Cile");
    expect(page.world?.globe.marks.map(({ title }) => title)).toContain("Cile");
  }
  const country = (await pageData(changed, "/app/cile")) as CommunityData;
  expect(country.world?.communities.map(({ title }) => title)).toEqual(["Valparaíso"]);

  const elsewhere = structuredClone(changed);
  for (const each of elsewhere.sections) each.isOfCommunities = false;
  expect(screenOf(elsewhere, "/app/cile")).toBe("text-page");
});

test("what is to be confirmed is in no page", async () => {
  for (const address of allAddresses(content)) {
    expect(JSON.stringify((await pageData(content, address)) ?? {}), address).not.toContain(
      "toConfirm",
    );
  }
});

test.each([
  ["a prayer among the hymns", `/app/inni/${content.prayers[0]?.slug}`],
  ["a page", "/app/storia"],
  ["a company", "/app/pellegrinaggio/compagnie/roma"],
])("there is nothing at the address of %s that is not there", async (_name, address) => {
  expect(await pageData(content, address)).toBeUndefined();
});

describe("lists", () => {
  test("all hymns and prayers are in alphabetical order, behind a door to each kind", async () => {
    const special = await specialOf("/app/inni-preghiere");
    if (special?.kind !== "letters") throw new Error("The page has no list from A to Z.");
    const indexes = await Promise.all(["/app/preghiere/home", "/app/inni/home"].map(textPageAt));
    expect(special.doors.map(({ title }) => title)).toEqual(indexes.map(({ title }) => title));
    const [prayers, hymns] = special.lists;
    expect(prayers?.items).toHaveLength(content.prayers.length);
    expect(hymns?.items).toHaveLength(content.hymns.length);
    const titles = hymns?.items.map((item) => item.title) ?? [];
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, "it")));
  });

  test("an index has its groups in the order of the file, and loses no text", async () => {
    for (const [address, name] of [
      ["/app/preghiere/home", "prayers"],
      ["/app/inni/home", "hymns"],
    ] as const) {
      const special = await specialOf(address);
      const chapters = special?.kind === "chapters" ? special.chapters : [];
      expect(chapters.map(({ title }) => title)).toEqual(
        content.verseGroups[name].map(({ title }) => title),
      );
      expect(chapters.flatMap(({ items }) => items)).toHaveLength(content[name].length);
    }
  });

  test("an index of its section leads to its other pages that have a picture, and says what they are", async () => {
    const { special } = await textPageAt("/app/info/home");
    const [chapter] = special?.kind === "prints" ? special.chapters : [];
    const addresses = content.sections.find(({ title }) => title === chapter?.title)?.addresses;
    const behind = publishedEntries(content).filter(
      ({ address, entry }) =>
        addresses?.includes(address) && entry.fields.picture && address !== "/app/info/home",
    );
    expect(behind.length).toBeGreaterThan(0);
    expect(chapter?.items.map(({ address }) => address).sort()).toEqual(
      behind.map(({ address }) => address).sort(),
    );
    const { summary } = await textPageAt("/app/orari");
    const hours = chapter?.items.find(({ address }) => address === "/app/orari");
    expect(hours?.line).toEqual({ text: summary, isFirstLine: false });
  });

  test("the next page of a section stands with its picture, and the last page has none", async () => {
    const pictured = content.sections.find(({ addresses: [, second] }) =>
      publishedEntries(content).some(
        ({ address, entry }) => address === second && entry.fields.picture,
      ),
    );
    const { section } = await textPageAt(String(pictured?.addresses[0]));
    const last = await textPageAt(String(section?.pages.at(-1)?.address));
    expect(section?.neighbours.next).toMatchObject({
      address: section?.pages[1]?.address,
      picture: { name: expect.any(String) },
    });
    expect(section?.neighbours.previous).toBeUndefined();
    expect(last.section?.neighbours).toMatchObject({
      previous: section?.pages.at(-2),
      next: undefined,
    });
  });

  test("the companies are listed from A to Z and by the day on which they set out, and the regions count them all", async () => {
    const special = await specialOf("/app/pellegrinaggio/compagnie");
    if (special?.kind !== "companies") throw new Error("The page has no list of companies.");
    const { companies: listed, regions, departures } = special;
    const titles = listed.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, "it")));
    expect(titles).toHaveLength(content.companies.length);
    const sizes = regions.map(({ count }) => count);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(sizes.reduce((sum, size) => sum + size)).toBe(content.companies.length);
    const days = departures.map(({ day }) => day.month * 100 + day.day);
    expect(days).toEqual(days.toSorted((one, other) => one - other));
    expect(departures.flatMap((each) => each.companies)).toHaveLength(
      content.companies.filter(({ fields }) => fields.departure).length,
    );
  });
});

test("a legal page has its Italian text first, then the English one", async () => {
  const { title, texts } = (await pageData(content, "/app/privacy-policy")) as LegalData;
  expect(texts.map((text) => text.language)).toEqual(["it", "en"]);
  expect(title).toBe(content.legal.find(({ slug }) => slug === "privacy-policy-it")?.fields.title);
  for (const { record } of texts) expect(record.content2).toMatch(/^<h2/);
});

test("the pilgrim's sheet takes the prayer and so many strophes of the hymn from their files", async () => {
  const { prayer } = content.pilgrimSheet;
  const long = content.hymns.find(({ prose }) => prose.strophes.length > 2);
  const pilgrimSheet = { prayer, hymn: String(long?.slug), strophes: 2 };
  const page = await pageData({ ...content, pilgrimSheet }, SHEET_PAGE);
  const { verses } = page as SheetData;
  const whole = content.prayers.find(({ slug }) => slug === prayer);
  expect(verses.map(({ title, strophes }) => [title, strophes])).toEqual([
    [whole?.fields.title, whole?.prose.strophes],
    [long?.fields.title, long?.prose.strophes.slice(0, 2)],
  ]);
});

test("the main page has three large doors, each called as the page behind it, with its picture", async () => {
  const { greatDoors } = (await pageData(content, "/app/realhome")) as MainData;
  expect(greatDoors).toHaveLength(3);
  for (const { address, title, summary, picture } of greatDoors) {
    const behind = publishedEntries(content).find((published) => published.address === address);
    expect({ title, summary }).toEqual({
      title: behind?.entry.fields.title,
      summary: behind?.entry.fields.summary,
    });
    const { file = "" } = behind?.entry.fields.picture ?? {};
    expect(picture?.name ?? "").toContain(file.replace(/\.\w+$/, ""));
  }
});
