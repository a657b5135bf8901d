import { expect, test } from "vitest";
import { fileHref, readRoute } from "./router.ts";

test("the address of a file leads back to it, and to what is asked of it", () => {
  const asks = { campo: "periodi.0.è", domanda: 0, di: undefined, aggiungi: "" };
  const { page, name, asks: read } = readRoute(fileHref("pages/info/home.md", asks));
  expect([page, name]).toEqual(["apri", "pages/info/home.md"]);
  expect(Object.fromEntries(read)).toEqual({ campo: "periodi.0.è", domanda: "0", aggiungi: "" });
  expect(fileHref("road.yaml")).toBe("#/apri/road.yaml");
});
