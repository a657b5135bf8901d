import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { describeProblem, type Problem } from "../../app/content.server/problems.ts";
import type { FieldProblem } from "../api.ts";

type Place = (string | number)[];

/** The field of the Markdown under the fields of a file. */
const TEXT = "testo";

/**
 * A sentence of the check with the field at which it stands.
 * @param source the file that the problem is in, as it was checked; undefined if it is not there
 */
export function atField(problem: Problem, source: string | undefined): FieldProblem {
  return { ...problem, at: placeOf(problem, source), sentence: describeProblem(problem) };
}

function placeOf({ file, field }: Problem, source: string | undefined): Place {
  if (source === undefined || !/\.(md|yaml)$/.test(file)) return [];
  const isPage = file.endsWith(".md");
  const fields = isPage ? (/^---\r?\n(.*?)\r?\n---\r?\n/s.exec(source)?.[1] ?? "") : source;
  const line = Number(/^riga (\d+)$/.exec(field)?.[1]);
  if (line > 0) {
    const inFields = isPage ? line - 1 : line;
    if (isPage && inFields > fields.split("\n").length) return [TEXT];
    return placeAtLine(fields, inFields);
  }
  const place = field.split(".").map((name) => (/^\d+$/.test(name) ? Number(name) : name));
  const { contents } = parseDocument(fields, { schema: "core" });
  if (isPage && (field === TEXT || field === "giorni dei misteri")) return [TEXT];
  if (place.length === 1 && NO_FIELDS.has(field)) return [];
  return leadsSomewhere(contents, place) ? place : [];
}

/** Whether a place is one of the fields, or one that is missing from a group that is there. */
function leadsSomewhere(node: Node | null, [name, ...rest]: Place): boolean {
  if (name === undefined) return true;
  if (isSeq(node)) {
    return (
      typeof name === "number" &&
      name < node.items.length &&
      leadsSomewhere(node.get(name, true) as Node, rest)
    );
  }
  if (!isMap(node)) return false;
  const value = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(name));
  if (value) return leadsSomewhere(value.value as Node | null, rest);
  // Words with spaces are a part of the file, no field.
  return rest.length === 0 && /^[a-z_]+$/.test(String(name));
}

/** Parts of a file that the check calls by a name of their own. */
const NO_FIELDS = new Set(["intestazione", "sezione", "file", "disegno", "contenuto"]);

/** The deepest field whose value is on a line, from 1. */
function placeAtLine(source: string, line: number): Place {
  const lines = new LineCounter();
  const { contents } = parseDocument(source, { schema: "core", lineCounter: lines });
  let found: Place = [];
  const look = (node: Node | null, place: Place): void => {
    if (!node?.range) return;
    const from = lines.linePos(node.range[0]).line;
    const to = lines.linePos(Math.max(node.range[0], node.range[1] - 1)).line;
    if (line < from || line > to) return;
    if (place.length >= found.length) found = place;
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        if (isScalar(key)) look(value as Node | null, [...place, String(key.value)]);
      }
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) look(item as Node, [...place, index]);
    }
  };
  look(contents, []);
  return found;
}
