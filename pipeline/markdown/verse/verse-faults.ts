import type { Heading, Root } from "mdast";
import { toString as plainText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { TextFault } from "../text-faults.ts";
import { LANGUAGES } from "./verse-layout.ts";

/** Returns what would break the layout of a hymn or a prayer: lines that run together, and columns of unequal length. */
export function verseFaults(tree: Root): TextFault[] {
  return [...joinedLines(tree), ...unequalColumns(tree)];
}

function joinedLines(tree: Root): TextFault[] {
  const faults: TextFault[] = [];
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
function unequalColumns(tree: Root): TextFault[] {
  const sections: { heading: Heading; strophes: number }[] = [];
  for (const block of tree.children) {
    const section = sections.at(-1);
    if (block.type === "heading") sections.push({ heading: block, strophes: 0 });
    else if (section) section.strophes += 1;
  }
  return sections.flatMap(({ heading, strophes }, index) => {
    const previous = sections[index - 1];
    if (!previous || previous.strophes === strophes) return [];
    const [one, other] = [plainText(previous.heading), plainText(heading)];
    if (!(one in LANGUAGES && other in LANGUAGES)) return [];
    return [
      {
        line: heading.position?.start.line ?? 1,
        found: `${previous.strophes} strofe sotto «${one}» e ${strophes} sotto «${other}»`,
        expected: "lo stesso numero di strofe nelle due lingue",
      },
    ];
  });
}
