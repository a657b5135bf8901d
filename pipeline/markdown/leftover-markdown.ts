import type { Parents, Root } from "mdast";
import { visit } from "unist-util-visit";
import { invisibleSign } from "../read/text-files.ts";

/** Markdown syntax without effect, because something around it is missing: visitors would see it. */
export interface LeftMark {
  /** The line of the text, from 1. */
  line: number;
  found: string;
  expected: string;
}

const STARS_EXPECTED =
  "**parole** in grassetto o *parole* in corsivo, senza spazi accanto agli asterischi";
const LINK_EXPECTED = "un collegamento scritto [parole](indirizzo), senza spazio fra le parentesi";
const LIST_EXPECTED = "un trattino e uno spazio davanti a ogni voce, dopo una riga vuota";

interface Left {
  pattern: RegExp;
  expected: string;
}

/** Leftovers anywhere in a line, with the intended syntax. */
const LEFT: Left[] = [
  { pattern: /\*+/, expected: STARS_EXPECTED },
  {
    pattern: /(?<![\p{L}\p{N}])_+(?=\p{L})|(?<=\p{L})_+(?![\p{L}\p{N}])/u,
    expected: STARS_EXPECTED,
  },
  {
    pattern: /\]\s*\((?:[/#{]|https?:|tel:|mailto:)[^)]*\)?|\[[^\]]*\(\/[^)]*\)?/,
    expected: LINK_EXPECTED,
  },
  { pattern: /\\/, expected: "la barra rovesciata solo alla fine di un verso che continua" },
];

/** Leftovers at the start of a line. */
const LEFT_AT_BEGINNING: Left[] = [
  { pattern: /^#+[^\s#]*/, expected: "uno spazio dopo i cancelletti: ## Titoletto" },
  { pattern: /^(?:-(?=\p{L})|[•·▪]).{0,20}/u, expected: LIST_EXPECTED },
  { pattern: /^\|.{0,20}/, expected: "una tabella con la riga di trattini sotto i titoli" },
];

/** Returns the Markdown syntax left in the text nodes, and invisible characters that entities have put there. */
export function leftoverMarkdown(tree: Root): LeftMark[] {
  const marks: LeftMark[] = [];
  visit(tree, (node, position, parent) => {
    const first = node.position?.start.line ?? 1;
    if (node.type === "code") {
      const expected = "un capoverso che comincia al margine, senza spazi davanti";
      marks.push({ line: first, found: "quattro spazi davanti a un capoverso", expected });
    }
    if (node.type !== "text") return;
    for (const [index, words] of node.value.split("\n").entries()) {
      const sign = invisibleSign(words);
      if (sign) marks.push({ line: first + index, found: sign.found, expected: sign.expected });
      const begins = index > 0 || beginsLine(parent, position);
      for (const { pattern, expected } of begins ? [...LEFT_AT_BEGINNING, ...LEFT] : LEFT) {
        const found = pattern.exec(words)?.[0];
        if (found !== undefined) marks.push({ line: first + index, found: `«${found}»`, expected });
      }
    }
  });
  return marks;
}

const beginsLine = (parent: Parents | undefined, position = 0) =>
  position === 0 || parent?.children[position - 1]?.type === "break";
