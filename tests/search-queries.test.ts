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

/** Search queries as pilgrims type them, with the page they look for, under /app/. */
const QUERIES = tableOf(`
orari                        orari
orari messe                  orari
messe domenica               orari
a che ora è la messa         orari
orario santuario             orari
confessioni                  orari
canneto come arrivare        info/come_raggiumgerci
come si arriva               info/come_raggiumgerci
strada chiusa                info/come_raggiumgerci
parcheggio                   info/come_raggiumgerci
pulman                       info/come_raggiumgerci
NEVE                         info/come_raggiumgerci
autobus da roma              info/come_raggiumgerci
coordinate navigatore        info/telefono_ed_idirizzo
numero di telefono           info/telefono_ed_idirizzo
telefno                      info/telefono_ed_idirizzo
email                        info/posta_elettronica
contatti                     info/home
madonna nera                 statue/madonna
madonna bruna                statue/madonna
statua madonna bianca        statue/madonna
sant'anna                    statue/sant-anna
santanna                     statue/sant-anna
22 agosto                    pellegrinaggio/feste
festa di canneto             pellegrinaggio/feste
novena                       pellegrinaggio/feste
fiaccolata                   pellegrinaggio/feste
la calata                    pellegrinaggio/feste
primo maggio                 pellegrinaggio/feste
cumpagnia                    pellegrinaggio/compagnie
compagnia di aquino          pellegrinaggio/compagnie/aquino
san pietro infine            pellegrinaggio/compagnie/san-pietro-infine
pellegrinaggio a piedi       pellegrinaggio/home
salve regina latino          preghiere/salve-regina
ave maria                    preghiere/ave-maria
padre nostro                 preghiere/padre-nostro
rosari                       preghiere/rosario
misteri gaudiosi             preghiere/rosario
via crucis                   preghiere/via-crucis
litanie                      preghiere/litanie-lauretane
atto di dolore               preghiere/atto-di-dolore
angelo custode               preghiere/angelo-di-dio
preghiera per i defunti      preghiere/eterno-riposo
evviva maria                 inni/evviva-maria
tu scendi dale stelle        inni/tu-scendi-dalle-stelle
stabbat mater                inni/stabat-mater
tantum ergo                  inni/pange-lingua
messa per i defunti          offerte/intenzioni-di-messe
fare un'offerta              offerte/sostenere-il-santuario
ex voto                      offerte/ex-voto
dove dormire                 chiesa/casa-pellegrino
alberghi                     chiesa/casa-pellegrino
storia del santuario         storia/cenni-storici
leggenda pastorella          storia/pia-leggenda
stellucce                    storia/pia-leggenda
dea mefiti                   storia/culto-pagano
toronto                      canada/toronto
peru'                        peru
indulgenza                   giubileo/indulgenza_plenaria
bolletino                    editoria/bollettino
`);

/** Queries phrased as questions, and the target of the first result: the page, or the heading with the answer. */
const QUESTIONS = tableOf(`
far dire una messa           offerte/intenzioni-di-messe
quanto costa una messa       offerte/intenzioni-di-messe#lofferta
rosario oggi                 preghiere/rosario
messa oggi                   orari
mass times                   orari
matrimonio                   info/domande#ci-si-può-sposare-a-canneto-o-battezzare-un-figlio
sposarsi                     info/domande#ci-si-può-sposare-a-canneto-o-battezzare-un-figlio
wedding                      info/domande#ci-si-può-sposare-a-canneto-o-battezzare-un-figlio
ristorante                   info/domande#si-mangia-si-dorme-ci-sono-i-bagni
picnic                       info/domande#si-mangia-si-dorme-ci-sono-i-bagni
toilette                     info/domande#si-mangia-si-dorme-ci-sono-i-bagni
drone                        info/domande#e-con-un-drone
strada chiusa                info/domande#che-cosa-faccio-se-la-strada-è-chiusa
webcam                       info/domande#che-cosa-faccio-se-la-strada-è-chiusa
parcheggio                   info/come_raggiumgerci#in-auto-e-in-pullman
treno                        info/come_raggiumgerci#in-treno-e-in-autobus
22 agosto                    pellegrinaggio/feste#festa-madonna-di-canneto
misteri gaudiosi             preghiere/rosario#misteri-della-gioia-gaudiosi
salve regina latino          preghiere/salve-regina#latino
english                      canada
`);

function tableOf(text: string) {
  const lines = text.trim().split("\n");
  return lines
    .map((line) => line.split(/ {2,}/))
    .map(([query = "", page = ""]) => ({ query, address: `/app/${page}` }));
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
