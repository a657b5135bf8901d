import { describe, expect, test } from "vitest";
import { isListed } from "../screens.ts";
import { cardAddress } from "../social-cards.ts";
import { allAddresses, screenOf } from "./addresses.ts";
import { cards } from "./cards.ts";
import { loadContent } from "./content.ts";

const content = loadContent();
const all = cards(content);
const cardOf = (address: string) => all.find((card) => card.address === cardAddress(address));

test("every page that can be found has a card, and no two pages share one but those that stand for the site", () => {
  const listed = allAddresses(content).filter((address) => isListed(screenOf(content, address)));
  expect(listed.filter((address) => !cardOf(address))).toEqual([]);
  expect(new Set(all.map(({ address }) => address)).size).toBe(all.length);
  expect(cardOf("/")).toBe(cardOf("/app/realhome"));
});

test("the card of the site has its whole name, in two lines, and the Madonna", () => {
  expect(cardOf("/")).toMatchObject({
    address: "/social/canneto.jpg",
    section: "Basilica Santuario di",
    title: "Maria Santissima di Canneto",
    picture: { file: "statue/madonna.svg" },
  });
});

describe("a card has the title of its page, where it stands, and its picture:", () => {
  test.each([
    ["/app/storia/pia-leggenda", "La pia leggenda", "Storia", "storia/pia-leggenda.svg"],
    ["/app/inni/stabat-mater", "Stabat Mater", "Inni", "hymns/stabat-mater.svg"],
    ["/app/pellegrinaggio/compagnie/opi", "Opi", "Le compagnie", "companies/opi.svg"],
    ["/app/offerte/ex-voto", "Ex voto", "Offerte", "offerings/ex-voto.svg"],
  ])("%s", (address, title, section, file) => {
    expect(cardOf(address)).toMatchObject({ title, section, picture: { file } });
  });
});

test("a section is not named over its own name", () => {
  expect(cardOf("/app/offerte")).toMatchObject({ title: "Offerte", section: undefined });
});

describe("a page without a picture", () => {
  const without = (address: string) => {
    const copy = structuredClone(content);
    for (const { slug, fields } of copy.pages) {
      if (`/app/${slug}` === address) {
        Object.assign(fields, { picture: undefined, figures: undefined, gallery: undefined });
      }
    }
    return cards(copy).find((card) => card.address === cardAddress(address));
  };

  test("has the first one of its section", () => {
    expect(without("/app/storia/pia-leggenda")?.picture.file).toBe("storia/cenni-storici.svg");
  });

  test("and in no section that of the splash page", () => {
    expect(cardOf("/app/privacy-policy")).toMatchObject({
      title: "Informativa sulla privacy",
      picture: content.homeImages.header,
    });
  });
});
