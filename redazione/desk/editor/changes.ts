import type { Draft, Schema, Value } from "../../api.ts";
import { differences, getAt } from "../form/path.ts";
import { entryName, placeOf, shorten } from "../form/schema.ts";

/** A difference in words: its place, the old value and the new one. */
export interface Change {
  place: string;
  before: string;
  after: string;
}

/** Returns the differences between two drafts of a file, in plain words. */
export function changesBetween(before: Draft, after: Draft, schema: Schema): Change[] {
  const changes = differences(before.fields, after.fields).map((path) => ({
    place: placeOf(path, after.fields, schema) || schema.title || "Tutto",
    before: shown(getAt(before.fields, path)),
    after: shown(getAt(after.fields, path)),
  }));
  if (before.text === after.text) return changes;
  return [...changes, { place: "Testo", ...differentLines(before.text ?? "", after.text ?? "") }];
}

/** Maximum number of characters shown of a value. */
const LONGEST = 200;

function shown(value: Value | undefined): string {
  if (value === undefined || value === null || value === "") return "niente";
  if (Array.isArray(value)) {
    return value.length === 0
      ? "una lista vuota"
      : value.map((item) => entryName(item) ?? "una voce vuota").join("; ");
  }
  if (typeof value === "object") return entryName(value) ?? "un gruppo vuoto";
  if (typeof value === "boolean") return value ? "sì" : "no";
  return shorten(String(value), LONGEST);
}

/** Returns the lines that only one of two texts has. */
function differentLines(before: string, after: string) {
  const [old, young] = [before.split("\n"), after.split("\n")];
  const only = (lines: string[], others: string[]) =>
    shown(lines.filter((line) => line.trim() !== "" && !others.includes(line)).join(" "));
  return { before: only(old, young), after: only(young, old) };
}
