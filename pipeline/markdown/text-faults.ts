import type { Nodes, Parents, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { Fault } from "../read/problems.ts";
import { invisibleSign } from "../read/text-files.ts";

/** What no text holds: the site's pictures belong in fields, and nothing is loaded from other sites. */
const REFUSED: Partial<Record<Nodes["type"], Fault>> = {
  code: {
    found: "quattro spazi davanti a un capoverso",
    expected: "un capoverso che comincia al margine, senza spazi davanti",
  },
  html: { found: "codice HTML", expected: "solo Markdown" },
  image: { found: "un’immagine", expected: "immagini solo nei loro campi" },
  imageReference: { found: "un’immagine", expected: "immagini solo nei loro campi" },
};

const STARS_EXPECTED =
  "**parole** in grassetto o *parole* in corsivo, senza spazi accanto agli asterischi";
const LINK_EXPECTED = "un collegamento scritto [parole](indirizzo), senza spazio fra le parentesi";
const LIST_EXPECTED = "un trattino e uno spazio davanti a ogni voce, dopo una riga vuota";

/** A figure's shortcode. It can be inserted where it is a paragraph by itself, nowhere else. */
const FIGURE = /\{figura [^{}]*\}/g;

/** Markdown syntax without effect, because something around it is missing, with the intended one; anywhere in a line. */
const LEFT = [
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

/** The same, at the start of a line. */
const LEFT_AT_BEGINNING = [
  { pattern: /^#+[^\s#]*/, expected: "uno spazio dopo i cancelletti: ## Titoletto" },
  { pattern: /^(?:-(?=\p{L})|[•·▪]).{0,20}/u, expected: LIST_EXPECTED },
  { pattern: /^\|.{0,20}/, expected: "una tabella con la riga di trattini sotto i titoli" },
];

/** Returns what is wrong with a text of any kind, invisible characters that entities have put there included. */
export function textFaults(tree: Root): Fault[] {
  const faults: Fault[] = [];
  if (!/[\p{L}\p{N}]/u.test(plainText(tree, { includeImageAlt: false, includeHtml: false }))) {
    faults.push({ found: "niente", expected: "il testo della pagina" });
  }
  visit(tree, (node, position, parent) => {
    const first = node.position?.start.line ?? 1;
    const refused = REFUSED[node.type];
    const isClosingTag = node.type === "html" && node.value.startsWith("</");
    if (refused && !isClosingTag) faults.push({ line: first, ...refused });
    if (node.type === "heading" && node.depth === 1) {
      const expected = "titoletti con due o più #";
      faults.push({ line: first, found: "un titolo con un solo #", expected });
    }
    if (node.type !== "text") return;
    const isBlock = tree.children.some((block) => block.type === "paragraph" && block === parent);
    for (const [index, words] of node.value.split("\n").entries()) {
      const line = first + index;
      for (const [figure] of words.matchAll(FIGURE)) {
        if (isBlock && plainText(parent) === figure) continue;
        const found = `${figure} fra altre parole`;
        faults.push({ line, found, expected: "una riga sua, fra due vuote" });
      }
      const sign = invisibleSign(words);
      if (sign) faults.push({ line, found: sign.found, expected: sign.expected });
      const begins = index > 0 || beginsLine(parent, position);
      for (const { pattern, expected } of begins ? [...LEFT_AT_BEGINNING, ...LEFT] : LEFT) {
        const found = pattern.exec(words)?.[0];
        if (found !== undefined) faults.push({ line, found: `«${found}»`, expected });
      }
    }
  });
  return faults;
}

const beginsLine = (parent: Parents | undefined, position = 0) =>
  position === 0 || parent?.children[position - 1]?.type === "break";
