import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { loadContent } from "../app/content.server/content.ts";
import { searchData } from "../app/content.server/search-data.ts";
import { searchFile } from "../app/content.server/search-file.ts";
import { groupBySection } from "../app/features/search/result-groups.ts";
import { createSearch } from "../app/features/search/search-index.ts";
import { LIMITS } from "./limits.ts";

/** What pilgrims type, as they type it, and the page that they want, under /app/. */
const QUERIES = `
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
`
  .trim()
  .split("\n")
  .map((line) => line.split(/ {2,}/))
  .map(([query = "", page = ""]) => ({ query, address: `/app/${page}` }));

const data = searchData(loadContent());
const search = await createSearch(data);

/** Where a page stands among the results as they are shown, from 1; undefined where it is not among them. */
function placeOf({ query, address }: (typeof QUERIES)[number]): number | undefined {
  const shown = groupBySection(search(query)).flatMap(({ results }) => results);
  const place = shown.findIndex(({ page }) => page.address === address);
  return place < 0 ? undefined : place + 1;
}

describe("what pilgrims type", () => {
  const places = QUERIES.map((query) => ({ ...query, place: placeOf(query) }));

  test("is sixty queries for pages that exist", () => {
    expect(QUERIES).toHaveLength(60);
    const addresses = data.pages.map(({ address }) => address);
    expect(addresses).toEqual(expect.arrayContaining(QUERIES.map(({ address }) => address)));
  });

  test("finds the page among the first three, always", () => {
    expect(places.filter(({ place = Infinity }) => place > 3)).toEqual([]);
  });

  test("finds the page first, 56 times at least", () => {
    const others = places.filter(({ place }) => place !== 1);
    expect(others.length, JSON.stringify(others, null, 1)).toBeLessThanOrEqual(4);
  });
});

test("a visitor who searches receives no more than the limit", () => {
  const { text } = searchFile(loadContent());
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(LIMITS.searchFile);
});
