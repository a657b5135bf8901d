import type { Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { Fault } from "../../read/problems.ts";
import { strophesOf, type TextSection } from "../sections.ts";
import { languageOf } from "./verse-layout.ts";

/** Returns what would break the layout of a hymn or a prayer: lines that run together, and columns of unequal length. */
export function verseFaults(tree: Root, sections: TextSection[]): Fault[] {
  return [...joinedLines(tree), ...unequalColumns(sections)];
}

function joinedLines(tree: Root): Fault[] {
  const faults: Fault[] = [];
  visit(tree, "text", ({ value, position }) => {
    const lines = value.split("\n");
    for (const [index, line] of lines.slice(0, -1).entries()) {
      faults.push({
        line: (position?.start.line ?? 1) + index,
        found: `«${line.slice(-40)}» senza barra rovesciata`,
        expected: "una barra rovesciata (\\) alla fine di ogni verso, tranne l’ultimo della strofa",
      });
    }
  });
  return faults;
}

/** Finds adjacent sections in two languages that cannot be set side by side. */
function unequalColumns(sections: TextSection[]): Fault[] {
  return sections.flatMap((section, index) => {
    const previous = sections[index - 1];
    if (!previous || !languageOf(previous) || !languageOf(section)) return [];
    const [before, after] = [previous, section].map((each) => strophesOf(each).length);
    if (before === after) return [];
    const [one, other] = [previous, section].map(({ heading }) => plainText(heading));
    return [
      {
        line: section.heading?.position?.start.line ?? 1,
        found: `${before} strofe sotto «${one}» e ${after} sotto «${other}»`,
        expected: "lo stesso numero di strofe nelle due lingue",
      },
    ];
  });
}
