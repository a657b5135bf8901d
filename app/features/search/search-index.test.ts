import { expect, test } from "vitest";
import type { SearchedPage } from "../../../domain/search/search-data.ts";
import { createSearch } from "./search-index.ts";

/** A page called by its address, with a text. */
const page = (address: string, text: string, other: Partial<SearchedPage> = {}): SearchedPage => ({
  address,
  title: address,
  section: "",
  summary: "",
  weight: 1,
  parts: [{ passages: [text] }],
  ...other,
});

/** The addresses of what is found in some pages. */
async function found(query: string, pages: SearchedPage[]): Promise<string[]> {
  const search = await createSearch({ pages, synonyms: {} });
  return search(query).map((result) => result.page.address);
}

test("pages with all the words are found, and no others", async () => {
  const pages = [page("una", "La Messa di domenica."), page("altra", "La Messa di lunedì.")];
  expect(await found("messe domenica", pages)).toEqual(["una"]);
});

test("the last word may be unfinished", async () => {
  const pages = [page("una", "La Messa di domenica."), page("altra", "La Messa di lunedì.")];
  expect(await found("messa dom", pages)).toEqual(["una"]);
  expect(await found("dom messa", [page("nessuna", "La domenica.")])).toEqual([]);
});

test("only where no page has all the words, some of them or others like them are enough", async () => {
  const pages = [page("cammino", "Il cammino dei pellegrini."), page("pasto", "Il pasto.")];
  expect(await found("camino", pages)).toEqual(["cammino"]);
  expect((await found("pasti cammino", pages)).sort()).toEqual(["cammino", "pasto"]);
  expect(await found("pasti", [...pages, page("pista", "La pista.")])).toEqual(["pasto"]);
});

test("a title counts more than a text, and a page that counts more more than another", async () => {
  const titled = page("titolo", "Niente.", { title: "Le feste" });
  expect(await found("festa", [page("testo", "Festa, festa."), titled])).toEqual([
    "titolo",
    "testo",
  ]);
  const heavy = page("pesante", "La neve.", { weight: 2 });
  expect(await found("neve", [page("leggera", "La neve."), heavy])).toEqual(["pesante", "leggera"]);
});

test("words side by side as they were typed count more than far from each other", async () => {
  const near = page("vicine", "Si sale. Il 22 agosto è festa.");
  const far = page("lontane", "Il 22 si sale. In agosto è festa.");
  expect(await found("22 agosto", [far, near])).toEqual(["vicine", "lontane"]);
});

test("nothing is found by nothing, by words that say nothing, and by rubbish", async () => {
  const pages = [page("una", "Il santuario di Canneto.")];
  for (const query of ["", "  ", "s", "di", "qwertyuiop", "()[]*+?\\", "<b>"]) {
    expect(await found(query, pages), query).toEqual([]);
  }
});
