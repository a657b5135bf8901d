import { readFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createSearch } from "../app/features/search/search-index.ts";
import { groupBySection } from "../app/features/search/search-results.tsx";
import { answerOf } from "../app/features/search/snippet.ts";
import type { SearchData } from "../domain/search/search-data.ts";
import { searchedPages, searchFile } from "../pipeline/outputs/search-data.ts";
import { loadContent } from "../pipeline/read/content.ts";
import { LIMITS } from "./budgets/limits.ts";

/** The pages that pilgrims look for, under /app/, with what they type. */
const QUERIES = tableOf(`
orari: orari, orari messe, messe domenica, a che ora è la messa, orario santuario, confessioni
info/come_raggiumgerci: canneto come arrivare, come si arriva, strada chiusa, parcheggio, pulman, NEVE
info/come_raggiumgerci: autobus da roma
info/telefono_ed_idirizzo: coordinate navigatore, numero di telefono, telefno
info/posta_elettronica: email
info/home: contatti
statue/madonna: madonna nera, madonna bruna, statua madonna bianca
statue/sant-anna: sant'anna, santanna
pellegrinaggio/feste: 22 agosto, festa di canneto, novena, fiaccolata, la calata, primo maggio
pellegrinaggio/compagnie: cumpagnia
pellegrinaggio/compagnie/aquino: compagnia di aquino
pellegrinaggio/compagnie/san-pietro-infine: san pietro infine
pellegrinaggio/home: pellegrinaggio a piedi
preghiere/salve-regina: salve regina latino
preghiere/ave-maria: ave maria
preghiere/padre-nostro: padre nostro
preghiere/rosario: rosari, misteri gaudiosi
preghiere/via-crucis: via crucis
preghiere/litanie-lauretane: litanie
preghiere/atto-di-dolore: atto di dolore
preghiere/angelo-di-dio: angelo custode
preghiere/eterno-riposo: preghiera per i defunti
inni/evviva-maria: evviva maria
inni/tu-scendi-dalle-stelle: tu scendi dale stelle
inni/stabat-mater: stabbat mater
inni/pange-lingua: tantum ergo
offerte/intenzioni-di-messe: messa per i defunti
offerte/sostenere-il-santuario: fare un'offerta
offerte/ex-voto: ex voto
chiesa/casa-pellegrino: dove dormire, alberghi
storia/cenni-storici: storia del santuario
storia/pia-leggenda: leggenda pastorella, stellucce
storia/culto-pagano: dea mefiti
canada/toronto: toronto
peru: peru'
giubileo/indulgenza_plenaria: indulgenza
editoria/bollettino: bolletino
`);

/** The targets of the first result, a page or a heading with the answer, with the questions. */
const QUESTIONS = tableOf(`
offerte/intenzioni-di-messe: far dire una messa
offerte/intenzioni-di-messe#lofferta: quanto costa una messa
preghiere/rosario: rosario oggi
orari: messa oggi, mass times
info/domande#ci-si-può-sposare-a-canneto-o-battezzare-un-figlio: matrimonio, sposarsi, wedding
info/domande#si-mangia-si-dorme-ci-sono-i-bagni: ristorante, picnic, toilette
info/domande#e-con-un-drone: drone
info/domande#che-cosa-faccio-se-la-strada-è-chiusa: strada chiusa, webcam
info/come_raggiumgerci#in-auto-e-in-pullman: parcheggio
info/come_raggiumgerci#in-treno-e-in-autobus: treno
pellegrinaggio/feste#festa-madonna-di-canneto: 22 agosto
preghiere/rosario#misteri-della-gioia-gaudiosi: misteri gaudiosi
preghiere/salve-regina#latino: salve regina latino
canada: english
`);

/** Reads a table of pages, each with what is typed. */
function tableOf(text: string) {
  const rows = text.trim().split("\n");
  return rows.flatMap((row) => {
    const [page = "", queries = ""] = row.split(": ");
    return queries.split(", ").map((query) => ({ query, address: `/app/${page}` }));
  });
}

/**
 * The search's data on 27 November 2026 (docs/decisions/0069): what editors write afterwards changes which page comes
 * first, and is not the search's doing.
 */
const packed = readFileSync("tests/fixtures/search-data.json.br");
const data: SearchData = JSON.parse(brotliDecompressSync(packed).toString());
const search = await createSearch(data);

/** Returns the rank of a page in the displayed results, from 1; undefined if it is not among them. */
function placeOf({ query, address }: (typeof QUERIES)[number]): number | undefined {
  const shown = groupBySection(search(query)).flatMap(([, results]) => results);
  const place = shown.findIndex(({ page }) => page.address === address);
  return place < 0 ? undefined : place + 1;
}

test("what pilgrims type finds its page among the first three, 56 of 60 times first", () => {
  const addresses = data.pages.map(({ address }) => address);
  expect(addresses).toEqual(expect.arrayContaining(QUERIES.map(({ address }) => address)));
  expect(QUERIES).toHaveLength(60);
  const places = QUERIES.map((query) => ({ ...query, place: placeOf(query) ?? Infinity }));
  expect(places.filter(({ place }) => place > 3)).toEqual([]);
  const others = places.filter(({ place }) => place !== 1);
  expect(others.length, JSON.stringify(others, null, 1)).toBeLessThanOrEqual(4);
});

test.each(QUESTIONS)("«$query» leads to $address", ({ query, address }) => {
  const [first] = groupBySection(search(query)).flatMap(([, results]) => results);
  const { id } = first ? answerOf(first.page, first.terms) : {};
  expect(first?.page.address + (id ? `#${id}` : "")).toBe(address);
});

test("a name that no page has with its title finds few pages, those of the name first", () => {
  const found = search("padre molle");
  expect(found.length).toBeLessThan(10);
  expect(JSON.stringify(found[0]?.page)).toContain("don Antonio Molle");
});

test("a visitor who searches receives no more than the limit, for so many texts", () => {
  const content = loadContent();
  const limit = (LIMITS.searchFile * searchedPages(content).length) / data.pages.length;
  const { text } = searchFile(content);
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(Math.max(LIMITS.searchFile, limit));
});
