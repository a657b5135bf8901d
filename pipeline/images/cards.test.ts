import { describe, expect, test } from "vitest";
import { cardAddress } from "../../domain/pictures/social-cards.ts";
import { publishedEntries } from "../pages/addresses.ts";
import { loadContent } from "../read/content.ts";
import type { AnyEntry } from "../read/entry.ts";
import { cards } from "./cards.ts";

const content = loadContent();
const all = cards(content);
const cardOf = (address: string) => all.find((card) => card.address === cardAddress(address));
const entryAt = (address: string) =>
  publishedEntries(content).find((published) => published.address === address)?.entry;

test("the card of the site has its whole name, in two lines, and the Madonna", () => {
  const site = { ...content.site, fullName: "Basilica Santuario di Maria Santissima di Canneto" };
  const [card] = cards({ ...content, site }).filter(({ address }) => address === cardAddress("/"));
  expect(card).toMatchObject({
    address: "/social/canneto.jpg",
    section: "Basilica Santuario di",
    title: "Maria Santissima di Canneto",
    picture: entryAt("/app/statue/madonna")?.fields.picture,
  });
});

describe("a card has the title of its page, where it stands, and its picture:", () => {
  const sectionAt = (address: string) =>
    content.sections.find(({ addresses }) => addresses.includes(address))?.title;
  const titleAt = (address: string) => entryAt(address)?.fields.title;
  const pictured = (entries: readonly AnyEntry[]) =>
    entries.find(({ fields }) => fields.picture)?.slug;
  test.each([
    ["/app/storia/pia-leggenda", sectionAt("/app/storia/pia-leggenda")],
    [`/app/inni/${pictured(content.hymns)}`, titleAt("/app/inni/home")],
    [
      `/app/pellegrinaggio/compagnie/${pictured(content.companies)}`,
      titleAt("/app/pellegrinaggio/compagnie"),
    ],
    [`/app/offerte/${pictured(content.offerings)}`, sectionAt("/app/offerte")],
  ])("%s", (address, section) => {
    const { title, picture } = entryAt(address)?.fields ?? {};
    expect(cardOf(address)).toMatchObject({ title, section, picture });
  });
});

test("a page without a picture has the first one of its section, and in no section that of the splash page", () => {
  const address = "/app/storia/pia-leggenda";
  const copy = structuredClone(content);
  for (const { slug, fields } of copy.pages) {
    if (`/app/${slug}` === address) {
      Object.assign(fields, { picture: undefined, figures: [], gallery: [] });
    }
  }
  for (const { fields } of copy.legal) fields.picture = undefined;
  const section = content.sections.find(({ addresses }) => addresses.includes(address));
  const others = section?.addresses.filter((other) => other !== address) ?? [];
  const [first] = others.flatMap((other) => entryAt(other)?.fields.picture?.file ?? []);
  const cardIn = (page: string) =>
    cards(copy).find((each) => each.address === cardAddress(page))?.picture;
  expect(cardIn(address)?.file).toBe(first);
  expect(cardIn("/app/privacy-policy")).toEqual(content.homeImages.header);
});
