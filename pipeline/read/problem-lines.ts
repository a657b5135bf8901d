import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from "yaml";
import { splitFrontMatter } from "./files.ts";
import type { FieldPath, Problem } from "./problems.ts";
import { decodeText } from "./text-files.ts";

/** A field or an item of a YAML file: its path, the line, from 1, on which it begins, and its value. */
export interface YamlValue {
  at: FieldPath;
  line: number;
  value: ParsedNode | null;
}

/** Returns all fields and items of a YAML file, each before those inside it. */
export function yamlValues(source: string): YamlValue[] {
  const lineCounter = new LineCounter();
  const found = (begin: ParsedNode, value: ParsedNode | null, at: FieldPath): YamlValue[] => [
    { at, line: lineCounter.linePos(begin.range[0]).line, value },
    ...inside(value, at),
  ];
  const inside = (node: ParsedNode | null, at: FieldPath): YamlValue[] => {
    if (isSeq(node)) return node.items.flatMap((item, index) => found(item, item, [...at, index]));
    if (!isMap(node)) return [];
    return node.items.flatMap(({ key, value }) =>
      found(key, value, [...at, isScalar(key) ? String(key.value) : ""]),
    );
  };
  return inside(parseDocument(source, { schema: "core", lineCounter }).contents, []);
}

/** Returns the line, from 1, of a field in YAML, or of its nearest existing ancestor; undefined for the whole file. */
export function lineOf(source: string, place: FieldPath): number | undefined {
  return yamlValues(source).findLast(({ at }) =>
    at.every((step, index) => String(step) === String(place[index])),
  )?.line;
}

/** Adds lines to problems that have none: for a missing field, that of the group in which it belongs. */
export function withLines(root: string, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => {
    const path = join(root, problem.file);
    if (problem.line !== undefined || !/\.(md|yaml)$/.test(path) || !existsSync(path)) {
      return problem;
    }
    const source = decodeText(readFileSync(path)).text ?? "";
    const fields = path.endsWith(".md") ? splitFrontMatter(source)[0] : source;
    return { ...problem, line: lineOf(fields ?? "", problem.at) };
  });
}
