import type { Element, ElementContent, RootContent } from "hast";
import { h } from "hastscript";
import { toString as plainText } from "mdast-util-to-string";
import { WEEKDAY_NAMES } from "../../../domain/time/calendar-date.ts";
import { strophesOf, type TextSection, withHeading } from "../sections.ts";

const NAMES: readonly string[] = WEEKDAY_NAMES;

/** Returns the groups of mysteries of the Rosary: sections that start with the names of their days. */
export const mysteryGroups = (sections: TextSection[]) =>
  sections
    .filter(hasDays)
    .map((section) => ({ title: plainText(section.heading), days: daysOf(section) }));

export const hasDays = (section: TextSection) => daysOf(section).length > 0;

/** Parses the first line of a section, "Lunedì e sabato", to 0 for Sunday to 6; none if it says anything but days. */
function daysOf(section: TextSection): number[] {
  const [first] = section.heading ? strophesOf(section) : [];
  const names = plainText(first)
    .toLowerCase()
    .split(/,\s*|\s+e\s+/);
  const days = names.map((name) => NAMES.indexOf(name.trim()));
  return days.includes(-1) ? [] : days;
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
