import type { Element, ElementContent, RootContent } from "hast";
import { h } from "hastscript";
import { toString as plainText } from "mdast-util-to-string";
import { strophesOf, type TextSection, withHeading } from "../sections.ts";
import { weekdaysIn } from "./weekdays.ts";

/** A group of mysteries of the Rosary, with its days: 0 for Sunday to 6 for Saturday. */
export interface MysteryGroup {
  title: string;
  days: number[];
}

/** Returns the groups of mysteries: sections that start with the names of their days. */
export function mysteryGroups(sections: TextSection[]): MysteryGroup[] {
  return sections.filter(hasDays).map((section) => ({
    title: plainText(section.heading),
    days: daysOf(section),
  }));
}

/** Checks whether the first line of a section consists of names of days of the week, and nothing else. */
export function hasDays(section: TextSection): boolean {
  return section.heading !== undefined && daysOf(section).length > 0;
}

function daysOf(section: TextSection): number[] {
  const [first] = strophesOf(section);
  return first ? weekdaysIn(plainText(first)) : [];
}

/** Wraps the groups of mysteries, open without scripts, in one division with the beads, before all other headings. */
export function layOutMysteries(sections: TextSection[]): RootContent[] {
  const groups = sections.filter(hasDays);
  const laidOut = h("div.mysteries", [...groups.map(groupElement), beads()]);
  return sections.flatMap((section) => {
    if (!section.heading) return [...section.blocks, laidOut];
    return groups.includes(section) ? [] : withHeading(section);
  });
}

function groupElement(section: TextSection): Element {
  const [days, ...mysteries] = strophesOf(section);
  return h("details", { open: true, "data-days": daysOf(section).join(" ") }, [
    h("summary", [section.heading, " ", h("span.rubric", days?.children)]),
    ...mysteries,
  ]);
}

/** Builds five decades of beads, moved with a thumb: a large one for the Our Father, ten for the Hail Marys. */
function beads(): Element {
  const decade = (): ElementContent[] => [h("b"), ...Array.from({ length: 10 }, () => h("i"))];
  return h("div.crown", [
    h(
      "div",
      { role: "img", ariaLabel: "La corona del Rosario, da scorrere", tabIndex: 0 },
      Array.from({ length: 5 }, decade).flat(),
    ),
  ]);
}
