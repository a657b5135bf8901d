import { describe, expect, test } from "vitest";
import routes from "../routes.ts";
import { collectionAddresses, staticRoutes } from "./addresses.ts";
import { loadContent } from "./content.ts";
import {
  addressOf,
  companiesData,
  companyData,
  legalData,
  listData,
  mainData,
  pageData,
  verseData,
} from "./page-data.ts";

const content = loadContent();

function caught(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

test("the address of a prerendering request loses its last slash", () => {
  expect(addressOf(new URL("http://localhost/app/orari/"))).toBe("/app/orari");
  expect(addressOf(new URL("http://localhost/app/orari"))).toBe("/app/orari");
});

test("every page of text belongs to a section that lists it", () => {
  const pages = staticRoutes(routes).filter(({ file }) =>
    ["routes/page.tsx", "routes/list.tsx"].includes(file),
  );
  for (const { address } of pages) {
    const page = pageData(content, address);
    expect(
      page.section?.pages.map((entry) => entry.address),
      address,
    ).toContain(address);
    expect(page.prose, address).toMatch(/^<(p|h2)/);
  }
});

test("offerings are pages too", () => {
  expect(pageData(content, "/app/offerte/ex-voto").section?.title).toBe("Offerte");
});

test("three headings or more are listed, fewer are not", () => {
  const contents = (address: string) => pageData(content, address).contents.map(({ id }) => id);
  expect(contents("/app/orari")).toEqual([
    "che-cosa-chiedere",
    "le-messe-negli-anni-scorsi",
    "dinverno",
    "confessioni",
  ]);
  expect(contents("/app/peru")).toEqual([]);
});

test("hymns and prayers come from their own folders", () => {
  expect(verseData(content, "/app/inni/stabat-mater").index.address).toBe("/app/inni/home");
  expect(verseData(content, "/app/preghiere/rosario").index.address).toBe("/app/preghiere/home");
});

describe("an address without content is a 404", () => {
  test.each([
    ["a hymn that is not published", () => verseData(content, "/app/inni/evviva-maria-di-canneto")],
    ["a prayer among the hymns", () => verseData(content, "/app/inni/rosario")],
    ["a page", () => pageData(content, "/app/storia")],
    ["a company", () => companyData(content, "/app/pellegrinaggio/compagnie/roma")],
    ["a legal text", () => legalData(content, "/app/orari")],
  ])("%s", (_name, call) => {
    const error = caught(call);
    expect(error).toBeInstanceOf(Response);
    expect((error as Response).status).toBe(404);
  });
});

describe("lists", () => {
  test("hymns and prayers are in alphabetical order, with their first line", () => {
    const [prayers, hymns] = listData(content, "/app/inni-preghiere").groups;
    expect(prayers?.title).toBe("Preghiere");
    expect(prayers?.items).toHaveLength(content.prayers.length);
    expect(hymns?.items).toHaveLength(content.hymns.length);
    const titles = hymns?.items.map((item) => item.title) ?? [];
    expect(titles).toEqual(titles.toSorted((one, other) => one.localeCompare(other, "it")));
    expect(hymns?.items.find((item) => item.title === "Stabat Mater")?.note).toBe(
      "Stabat Mater dolorosa",
    );
  });

  test("an index has its groups in the order of the file, the Rosary first, and loses no text", () => {
    for (const [address, name] of [
      ["/app/preghiere/home", "prayers"],
      ["/app/inni/home", "hymns"],
    ] as const) {
      const { groups } = listData(content, address);
      expect(groups.map(({ title }) => title)).toEqual(
        content.verseGroups[name].map(({ title }) => title),
      );
      expect(groups.flatMap(({ items }) => items)).toHaveLength(content[name].length);
    }
    const [first] = listData(content, "/app/preghiere/home").groups;
    expect(first?.items[0]?.address).toBe("/app/preghiere/rosario");
  });

  test("a page that lists nothing is a mistake in the site map", () => {
    expect(() => listData(content, "/app/orari")).toThrow("/app/orari");
  });
});

describe("the companies", () => {
  const { regions, departures, days2020 } = companiesData(content, "/app/pellegrinaggio/compagnie");

  test("are grouped by region, the largest group first, and none is lost", () => {
    expect(regions.map(({ title }) => title)).toEqual(["Lazio", "Molise", "Abruzzo", "Campania"]);
    expect(regions.flatMap(({ items }) => items)).toHaveLength(content.companies.length);
  });

  test("are listed by the day on which they set out, and by that of 2020, in order", () => {
    expect(departures.map(({ day }) => `${day.month}-${day.day}`)).toEqual([
      "8-18",
      "8-19",
      "8-20",
    ]);
    expect(departures[0]?.companies.map(({ title }) => title)).toEqual(["Piedimonte San Germano"]);
    expect(days2020[0]?.day).toEqual({ month: 8, day: 12 });
    expect(days2020.flatMap(({ companies }) => companies)).toHaveLength(
      content.companies.filter(({ fields }) => fields.day2020).length,
    );
  });
});

test("a legal page has its Italian text first, then the English one", () => {
  const { title, texts, prose } = legalData(content, "/app/privacy-policy");
  expect(texts.map((text) => text.language)).toEqual(["it", "en"]);
  expect(title).toBe("Informativa sulla privacy");
  expect(prose).toHaveLength(2);
});

test("the main page has a door to each section", () => {
  const { doors } = mainData(content);
  expect(doors).toHaveLength(content.sections.length);
  expect(doors[0]).toMatchObject({ title: "Venire a Canneto", address: "/app/orari" });
});

test("every collection has entries", () => {
  for (const name of ["offerings", "hymns", "prayers", "companies"] as const) {
    expect(content[name].length, name).toBeGreaterThan(0);
  }
  expect(new Set(collectionAddresses(content)).size).toBe(collectionAddresses(content).length);
});
