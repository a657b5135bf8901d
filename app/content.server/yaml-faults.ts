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

/** What is wrong with the writing of a file of fields: what was found, what was expected, and the line, from 1. */
export interface YamlFault {
  found: string;
  expected: string;
  line: number;
}

const SPACES_EXPECTED = "spazi, tanti quanti nelle righe accanto";
const QUOTES_EXPECTED = "tutto il valore fra virgolette";
const FIELD_EXPECTED = "un campo scritto come nome: valore, con uno spazio dopo i due punti";

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

/** A way of writing that goes wrong: the place in the lines, counted from 0, at which it is told, or undefined if it is another. */
interface Cause {
  found: (line: string) => string;
  expected: string;
  at: (lines: string[], line: number, error: YAMLError) => number | undefined;
}

/** The line of the error, if it looks so. */
const lineLike =
  (pattern: RegExp): Cause["at"] =>
  (lines, line) =>
    pattern.test(lines[line] ?? "") ? line : undefined;

/** The last line up to the one of the error that looks so. */
const lastLike =
  (pattern: RegExp): Cause["at"] =>
  (lines, line) => {
    const last = lines.slice(0, line + 1).findLastIndex((text) => pattern.test(text));
    return last < 0 ? undefined : last;
  };

const saying =
  (...words: string[]) =>
  ({ message }: YAMLError) =>
    words.some((word) => message.includes(word));

/** Asks for a place only where the error says so. */
const where =
  (isSo: (error: YAMLError) => boolean, at: Cause["at"]): Cause["at"] =>
  (lines, line, error) =>
    isSo(error) ? at(lines, line, error) : undefined;

/** A value that opens quotation marks and does not close them in its line. */
const OPEN_QUOTE = /(?:^|[:[,-]\s+|\[)(?:"(?:[^"\\]|\\.)*|'(?:[^']|'')*)$/;

/** A value in quotation marks, after which something else stands. */
const AFTER_QUOTE = /(?:[:-]\s+)(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')\s*[^\s#,\]}]/;

const isAfterEmptyList: Cause["at"] = (lines, line) => {
  const above = lines.slice(0, line).findLastIndex((text) => text.trim() !== "");
  return /^\s*-\s/.test(lines[line] ?? "") && /\[\]\s*$/.test(lines[above] ?? "")
    ? above
    : undefined;
};

/** A line under a bar that is not farther right than the name before the bar. */
const isUnderBar: Cause["at"] = (lines, line) => {
  const bar = lines.slice(0, line).findLastIndex((text) => /:\s+[|>]-?\s*$/.test(text));
  const begin = (text = "") => text.replace(/^(\s*)-\s/, "$1  ").search(/\S/);
  const isTooFarLeft = bar >= 0 && begin(lines[bar + 1]) <= begin(lines[bar]);
  return isTooFarLeft && line - bar <= 2 ? bar + 1 : undefined;
};

/** The line after the one of the error, where that is farther right than a value allows. */
const isNextTooFarRight: Cause["at"] = (lines, line) => {
  const begin = (text = "") => text.replace(/^(\s*)-\s/, "$1  ").search(/\S/);
  return begin(lines[line + 1]) > begin(lines[line]) ? line + 1 : undefined;
};

/** In the order in which they are asked: what shows plainly goes before what may have several causes. */
const CAUSES: Cause[] = [
  {
    found: () => "un tabulatore",
    expected: SPACES_EXPECTED,
    at: lineLike(/^ *(?:- *)?\t/),
  },
  {
    found: () => "spazi di un programma di videoscrittura",
    expected: SPACES_EXPECTED,
    at: lineLike(/^[ \t]*[\u00a0\u2000-\u200b\u202f\ufeff]/),
  },
  {
    found: (line) => `«${nameIn(line)}» una seconda volta nello stesso gruppo`,
    expected: "ogni campo una volta sola",
    at: where(
      ({ code }) => code === "DUPLICATE_KEY",
      (_, line) => line,
    ),
  },
  {
    found: () => "tre trattini (---) in mezzo ai campi",
    expected: "i campi di seguito, senza trattini",
    at: where(
      ({ code }) => code === "MULTIPLE_DOCS",
      (_, line) => line,
    ),
  },
  {
    found: () => "una lista sotto [], che vuol dire «nessuna voce»",
    expected: "la lista senza [] davanti",
    at: isAfterEmptyList,
  },
  {
    found: () => "una parentesi aperta e non chiusa",
    expected: "la parentesi chiusa, ] o }, alla fine della lista",
    at: where(
      saying("must be sufficiently indented and end with", "Flow map in", "Flow sequence in"),
      lastLike(/[[{][^\]}]*$/),
    ),
  },
  {
    found: () => "virgolette aperte e non chiuse",
    expected: "le virgolette anche alla fine del valore",
    at: where(saying("Missing closing"), lastLike(OPEN_QUOTE)),
  },
  {
    found: () => "virgolette aperte e non chiuse",
    expected: "le virgolette anche alla fine del valore",
    at: lineLike(OPEN_QUOTE),
  },
  {
    found: () => "altre parole dopo le virgolette che chiudono il valore",
    expected: "virgolette diritte solo all’inizio e alla fine del valore; dentro, « e »",
    at: lineLike(AFTER_QUOTE),
  },
  {
    found: () => "una barra rovesciata fra virgolette",
    expected: "il valore senza barra rovesciata (\\)",
    at: where(
      ({ code }) => code === "BAD_DQ_ESCAPE",
      (_, line) => line,
    ),
  },
  {
    found: () => "un testo che non sta sotto la sua barra (|)",
    expected: "le righe del testo più a destra del nome del campo",
    at: isUnderBar,
  },
  {
    found: (line) => `un valore che comincia con ${valueIn(line).charAt(0)}`,
    expected: QUOTES_EXPECTED,
    at: lineLike(/[:-]\s+[@%`[{>|,]/),
  },
  {
    found: () => "due punti dentro un valore",
    expected: QUOTES_EXPECTED,
    at: lineLike(/^\s*(?:-\s+)?[^\s"'][^"':]*:\s+[^"'].*:(?:\s|$)|^\s*-\s+[^:"']+:\s+[^"']*:\s/),
  },
  {
    found: () => "due punti senza uno spazio dopo",
    expected: FIELD_EXPECTED,
    at: lineLike(/^\s*(?:-\s+)?[\p{L}_]+:\S/u),
  },
  {
    found: () => "un trattino senza uno spazio dopo",
    expected: "un trattino e uno spazio davanti a ogni voce della lista",
    at: lineLike(/^\s*-[^\s-]/),
  },
  {
    found: (line) => `«${line.trim()}», senza due punti`,
    expected: FIELD_EXPECTED,
    at: lineLike(/^\s*(?:-\s+)?[^:\s#][^:]*$/),
  },
  {
    found: () => "un rientro diverso da quello delle righe accanto",
    expected: SPACES_EXPECTED,
    at: where(saying("Nested mappings"), isNextTooFarRight),
  },
  {
    found: () => "un rientro diverso da quello delle righe accanto",
    expected: SPACES_EXPECTED,
    at: where(
      saying("same column", "without - indicator", "at node end", "Unexpected"),
      (_, line) => line,
    ),
  },
];

function faultOf(error: YAMLError, line: number, lines: string[]): YamlFault {
  const index = Math.min(line, lines.length) - 1;
  for (const { at, found, expected } of CAUSES) {
    const place = at(lines, index, error);
    if (place !== undefined) return { found: found(lines[place] ?? ""), expected, line: place + 1 };
  }
  return { found: "una riga che non si riesce a leggere", expected: FIELD_EXPECTED, line };
}

const nameIn = (line: string) => /^[\s-]*([^:]*)/.exec(line)?.[1] ?? "";

const valueIn = (line: string) => /(?:[:-]\s+)([@%`[{>|,&*!#].*)$/.exec(line)?.[1] ?? "";

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
