import { expect, test } from "vitest";
import { parseSaints } from "./fetch-saints.ts";

test("a saint keeps the texts that are promised, and nothing else", () => {
  const named = {
    data: "2026-05-10",
    nome: "Sant’Antonino",
    tipo_evento: "Memoria",
    colore: "bianco",
  };
  const others = { tipologia: "Vescovo", default: 1, oggi: true, permalink: "antonino" };
  expect(parseSaints([{ ...named, ...others }])).toEqual([named]);
  // Nor is a key that stands for the prototype followed.
  const record = JSON.parse('{"nome":"San Giobbe","__proto__":{"colore":"rosso"}}');
  expect(JSON.stringify(parseSaints([record]))).toBe('[{"nome":"San Giobbe"}]');
});

test.each([
  ["markup", "<b>San Giobbe</b>"],
  ["an entity", "San &lt;Giobbe"],
  ["an address", "https://altrove.example/foto.jpg"],
  ["an address without a scheme", "//altrove.example/foto.jpg"],
  ["an address that is a name and a path", "altrove.example/foto"],
  ["a domain", "vedi altrove.com"],
  ["a site", "vedi www.altrove.example"],
  ["code", "javascript:alert(1)"],
  ["code after a space", " javascript:alert(1)"],
  ["code after a space of no width", "\u200bjavascript:alert(1)"],
  ["data", "data:text/html,x"],
  ["letters that turn the direction of writing", "San \u202eebboiG\u202c"],
  ["a line end", "San\nGiobbe"],
  ["half a letter", "San \ud83d"],
  ["a letter with many accents", "San Gio\u0300\u0301\u0302\u0303bbe"],
  ["a long text", "x".repeat(501)],
  ["a number", 1],
])("a field with %s is left out, and a saint with such a name", (_name, value) => {
  expect(parseSaints([{ nome: "San Giobbe", tipo_evento: value }])).toEqual([
    { nome: "San Giobbe" },
  ]);
  expect(parseSaints([{ nome: value, tipo_evento: "Memoria" }])).toBeUndefined();
});

test.each([
  "Santi Pietro e Paolo, apostoli; solennità",
  "B.V. Maria del Monte Carmelo: festa",
  "Ss. Cirillo (monaco) e Metodio — patroni d’Europa",
  "S.Giuseppe",
])("%s is a name like others", (nome) => {
  expect(parseSaints([{ nome }])).toEqual([{ nome }]);
});

test("of a list only the first element counts, be it good or bad; all else is no list", () => {
  const others = [{ nome: "San Giobbe" }, { nome: "San Mauro" }];
  expect(parseSaints(others)).toEqual([{ nome: "San Giobbe" }]);
  for (const first of [null, 1, "a", [], {}, { title: "x" }, { nome: " " }, { nome: "<b>" }]) {
    expect(parseSaints([first, ...others]), JSON.stringify(first)).toBeUndefined();
  }
  for (const answer of [undefined, null, "San Giobbe", { nome: "San Giobbe" }, []]) {
    expect(parseSaints(answer), JSON.stringify(answer)).toBeUndefined();
  }
});
