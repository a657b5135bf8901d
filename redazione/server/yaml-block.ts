import type { Value } from "../api.ts";
import { type Place, type Plain, writeScalar } from "./yaml-scalar.ts";

/** A short list of words stands on one line, in brackets. */
const LONGEST_WORD = 20;
const LONGEST_LIST = 80;

export const isPlain = (value: Value): value is Plain =>
  typeof value !== "object" || value === null;

/** The fields of a group that are filled in; one that is undefined is not there. */
export const fieldsOf = (value: { [name: string]: Value }): [string, Value][] =>
  Object.entries(value).filter(([, item]) => item !== undefined);

/** Whether a value fits on the line of its key, as editors write it. */
function isOnOneLine(value: Value): boolean {
  if (isPlain(value)) return true;
  if (!Array.isArray(value)) return fieldsOf(value).length === 0;
  const words = value.every((item) => isPlain(item) && String(item).length <= LONGEST_WORD);
  return words && value.join(", ").length <= LONGEST_LIST;
}

/** A value as it stands after its key, the space or the line before it included. */
export function writeAfterKey(value: Value, place: Place): string {
  if (value === null && !place.isInFlow) return "";
  if (place.isInFlow || isOnOneLine(value)) return ` ${writeInline(value, place)}`;
  const inner = { ...place, indent: place.indent + 2 };
  return place.eol + writeLines(value, inner);
}

/** A value without lines of its own, but for a text under its bar. */
export function writeInline(value: Value, place: Place): string {
  if (isPlain(value)) return writeScalar(value, place);
  const inFlow = { ...place, isInFlow: true };
  if (Array.isArray(value)) {
    return `[${value.map((item) => writeInline(item, inFlow)).join(", ")}]`;
  }
  const pairs = fieldsOf(value).map(([name, item]) => writePair(name, item, inFlow));
  return pairs.length === 0 ? "{}" : `{ ${pairs.join(", ")} }`;
}

/** A key with its value. */
export function writePair(name: string, value: Value, place: Place): string {
  const key = /^\d+$/.test(name) ? name : writeScalar(name, { ...place, isInFlow: true });
  return `${key}:${writeAfterKey(value, place)}`;
}

/** A group or a list, each of its fields or items beginning on a line of its own, at the indent of the place. */
export function writeLines(value: Value, place: Place): string {
  const margin = " ".repeat(place.indent);
  if (isPlain(value) || isEmpty(value)) return margin + writeInline(value, place);
  const lines = Array.isArray(value)
    ? value.map((item) => writeItem(item, place))
    : fieldsOf(value).map(([name, item]) => writePair(name, item, place));
  return lines.map((line) => margin + line).join(place.eol);
}

/** An item of a list with its dash. */
export function writeItem(value: Value, place: Place): string {
  if (isPlain(value) || isEmpty(value)) return `- ${writeInline(value, place)}`;
  const inner = { ...place, indent: place.indent + 2 };
  return `- ${writeLines(value, inner).trimStart()}`;
}

const isEmpty = (value: object) => Object.keys(value).length === 0;
