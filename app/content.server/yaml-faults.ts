import {
  type Document,
  isAlias,
  isCollection,
  isScalar,
  type LineCounter,
  type Node,
  visit,
  type YAMLError,
} from "yaml";
import { CAUSES, FIELD_EXPECTED, QUOTES_EXPECTED } from "./yaml-causes.ts";

/** What is wrong with the writing of a file of fields: what was found, what was expected, and the line, from 1. */
export interface YamlFault {
  found: string;
  expected: string;
  line: number;
}

/** The first thing that is wrong with the writing of a document, by its cause; undefined when it is right. */
export function yamlFault(
  source: string,
  document: Document.Parsed,
  lineCounter: LineCounter,
): YamlFault | undefined {
  const [error] = document.errors;
  const lineAt = (offset: number) => lineCounter.linePos(offset).line;
  return error
    ? faultOf(error, lineAt(error.pos[0]), source.split(/\r?\n/))
    : lostValue(document, lineAt);
}

function faultOf(error: YAMLError, line: number, lines: string[]): YamlFault {
  const index = Math.min(line, lines.length) - 1;
  for (const { at, found, expected } of CAUSES) {
    const place = at(lines, index, error);
    if (place !== undefined) return { found: found(lines[place] ?? ""), expected, line: place + 1 };
  }
  return { found: "una riga che non si riesce a leggere", expected: FIELD_EXPECTED, line };
}

/** A value of which YAML makes something else: what begins with &, * or !, and what stands after a # joined to a word. */
function lostValue(document: Document.Parsed, lineAt: (offset: number) => number) {
  let fault: YamlFault | undefined;
  visit(document, (_, node) => {
    if (!(isAlias(node) || isScalar(node) || isCollection(node))) return undefined;
    const found = lostIn(node);
    if (!found) return undefined;
    fault = { found, expected: QUOTES_EXPECTED, line: lineAt(node.range?.[0] ?? 0) };
    return visit.BREAK;
  });
  return fault;
}

function lostIn(node: Node): string | undefined {
  if (isAlias(node)) return "un valore che comincia con *";
  if (!isScalar(node) && !isCollection(node)) return undefined;
  if (node.anchor) return "un valore che comincia con &";
  if (node.tag) return "un valore che comincia con !";
  const comment = isScalar(node) ? node.comment : undefined;
  return comment && /^\S/.test(comment) ? `«#${comment}», che così va perso` : undefined;
}
