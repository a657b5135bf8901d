import type { YAMLError } from "yaml";

const SPACES_EXPECTED = "spazi, tanti quanti nelle righe accanto";
export const QUOTES_EXPECTED = "tutto il valore fra virgolette";
export const FIELD_EXPECTED = "un campo scritto come nome: valore, con uno spazio dopo i due punti";

/** A way of writing that goes wrong: the place in the lines, counted from 0, at which it is told, or undefined if it is another. */
export interface Cause {
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

/** Where the words of a line begin; those after the hyphen of an item. */
const beginOf = (text = "") => text.replace(/^(\s*)-\s/, "$1  ").search(/\S/);

/** A line under a bar that is not farther right than the name before the bar. */
const isUnderBar: Cause["at"] = (lines, line) => {
  const bar = lines.slice(0, line).findLastIndex((text) => /:\s+[|>]-?\s*$/.test(text));
  const isTooFarLeft = bar >= 0 && beginOf(lines[bar + 1]) <= beginOf(lines[bar]);
  return isTooFarLeft && line - bar <= 2 ? bar + 1 : undefined;
};

/** The line after the one of the error, where that is farther right than a value allows. */
const isNextTooFarRight: Cause["at"] = (lines, line) => {
  return beginOf(lines[line + 1]) > beginOf(lines[line]) ? line + 1 : undefined;
};

/** In the order in which they are asked: what shows plainly goes before what may have several causes. */
export const CAUSES: Cause[] = [
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

const nameIn = (line: string) => /^[\s-]*([^:]*)/.exec(line)?.[1] ?? "";

const valueIn = (line: string) => /(?:[:-]\s+)([@%`[{>|,&*!#].*)$/.exec(line)?.[1] ?? "";
