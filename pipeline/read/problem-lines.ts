import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isScalar, isSeq, LineCounter, type ParsedNode, parseDocument } from "yaml";
import { splitFrontMatter } from "./files.ts";
import type { FieldPath, Problem } from "./problems.ts";
import { decodeText } from "./text-files.ts";

/**
 * Adds line numbers to problems that have none yet: for a missing field, the line of the group in which it belongs.
 * @param root The content folder.
 */
export function withLines(root: string, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => {
    if (problem.line !== undefined || !/\.(md|yaml)$/.test(problem.file)) return problem;
    return { ...problem, line: lineIn(join(root, problem.file), problem.at) };
  });
}

function lineIn(path: string, place: FieldPath): number | undefined {
  let source: string;
  try {
    source = decodeText(readFileSync(path)).text ?? "";
  } catch {
    // A missing file has no lines.
    return undefined;
  }
  if (!path.endsWith(".md")) return lineOf(source, place);
  const line = lineOf(splitFrontMatter(source)[0] ?? "", place);
  // The fields begin after the opening ---.
  return line && line + 1;
}

/** Returns the line, from 1, of a field in YAML, or of its nearest existing ancestor; undefined for the whole file. */
export function lineOf(source: string, place: FieldPath): number | undefined {
  const lineCounter = new LineCounter();
  let node: ParsedNode | null = parseDocument(source, { schema: "core", lineCounter }).contents;
  let offset: number | undefined;
  for (const step of place) {
    const next: [ParsedNode, ParsedNode | null] | undefined = stepInto(node, step);
    if (!next) break;
    offset = next[0].range[0];
    node = next[1];
  }
  return offset === undefined ? undefined : lineCounter.linePos(offset).line;
}

/** Returns the node at which a field or an item begins, and its value. */
function stepInto(
  node: ParsedNode | null,
  step: string | number,
): [begins: ParsedNode, value: ParsedNode | null] | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
    return pair && [pair.key, pair.value];
  }
  const item = isSeq(node) ? node.items[Number(step)] : undefined;
  return item && [item, item];
}
