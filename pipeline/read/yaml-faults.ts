import {
  type Document,
  isAlias,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";
import type { Fault } from "./problems.ts";
import { invisibleSign } from "./text-files.ts";

const FIELD_EXPECTED =
  "un campo scritto come nome: valore, con gli spazi della riga accanto davanti (mai un tabulatore) e, se dentro ci sono due punti o segni, tutto il valore fra virgolette diritte";

/** Parses YAML, or returns its first fault: of syntax, or a value that would be read differently. */
export function parseYaml(source: string): { data?: unknown; fault?: Fault | undefined } {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { schema: "core", lineCounter, prettyErrors: false });
  const fault = faultIn(document, source, (offset) => lineCounter.linePos(offset).line);
  return fault ? { fault } : { data: document.toJS() ?? {} };
}

function faultIn(document: Document.Parsed, source: string, lineAt: (offset: number) => number) {
  const [error] = document.errors;
  if (!error) return lostValue(document, lineAt);
  const line = lineAt(beginOf(error, document));
  const text = (source.split(/\r?\n/)[line - 1] ?? "").trim();
  return error.code === "DUPLICATE_KEY"
    ? { found: `«${text}», un campo che c’è già`, expected: "ogni campo una volta sola", line }
    : { found: `«${text}», che non si riesce a leggere`, expected: FIELD_EXPECTED, line };
}

/** Returns the offset at which an error begins. For an unclosed quotation mark the parser reports the end of the file. */
function beginOf({ code, pos: [end] }: YAMLError, document: Document.Parsed): number {
  let begin = end;
  if (code !== "MISSING_CHAR") return begin;
  visit(document, {
    Scalar(_, { type = "", range }) {
      if (type.startsWith("QUOTE_") && range && range[0] < end && end <= range[2]) begin = range[0];
    },
  });
  return begin;
}

/** Finds a value that YAML reads differently: after &, * or !, with a # joined to a word, with an invisible escape. */
function lostValue(document: Document.Parsed, lineAt: (offset: number) => number) {
  let fault: Fault | undefined;
  visit(document, (_, node) => {
    if (!isNode(node)) return undefined;
    const found = lostIn(node);
    const sign = isScalar(node) ? invisibleSign(String(node.value)) : undefined;
    const told = found ? { found, expected: "tutto il valore fra virgolette" } : sign;
    if (!told) return undefined;
    fault = { ...told, line: lineAt(node.range?.[0] ?? 0) };
    return visit.BREAK;
  });
  return fault;
}

function lostIn(node: Node): string | undefined {
  if (isAlias(node)) return "un valore che comincia con *";
  if (node.anchor) return "un valore che comincia con &";
  if (node.tag) return "un valore che comincia con !";
  const comment = isScalar(node) ? node.comment : undefined;
  return comment && /^\S/.test(comment) ? `«#${comment}», che così va perso` : undefined;
}
