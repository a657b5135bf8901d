import { expect, test } from "vitest";
import { parseSaints } from "./external-saints.ts";

test("records keep their plain texts, numbers and yes-or-no", () => {
  const saint = { nome: "Sant’Antonino", tipologia: "Vescovo", default: 1, oggi: true };
  expect(parseSaints([saint])).toEqual([saint]);
});

test.each([
  ["markup", "<b>San Giobbe</b>"],
  ["an entity", "San &lt;Giobbe"],
  ["an address", "https://altrove.example/foto.jpg"],
  ["an address without a scheme", "//altrove.example/foto.jpg"],
  ["a site", "vedi www.altrove.example"],
  ["code", "javascript:alert(1)"],
  ["data", "data:text/html,x"],
  ["a long text", "x".repeat(501)],
  ["a list", ["San Giobbe"]],
  ["an object", { it: "San Giobbe" }],
  ["nothing", null],
])("a field with %s is left out", (_name, value) => {
  expect(parseSaints([{ nome: "San Giobbe", altro: value }])).toEqual([{ nome: "San Giobbe" }]);
});

test("a field with an odd name is left out", () => {
  const record = JSON.parse('{"nome":"San Giobbe","__proto__":{"a":1},"a b":"c","<i>":"d"}');
  const [saint] = parseSaints([record]) ?? [];
  expect(Object.keys(saint ?? {})).toEqual(["nome"]);
});

test.each([
  ["nothing", undefined],
  ["null", null],
  ["a text", "San Giobbe"],
  ["an object", { nome: "San Giobbe" }],
  ["an empty list", []],
  ["a list of rubbish", [null, 1, "a", [], {}, { n: 1 }, { nome: " " }, { nome: "<b>" }]],
])("%s is no list of saints", (_name, answer) => {
  expect(parseSaints(answer)).toBeUndefined();
});

test("a list without end ends at fifty", () => {
  expect(parseSaints(Array.from({ length: 5_000 }, () => ({ nome: "San Giobbe" })))).toHaveLength(
    50,
  );
});
