import type { RootContent } from "hast";
import { toString as plainText } from "mdast-util-to-string";
import { weekdaysIn } from "../../app/features/rosary/weekdays.ts";
import { division, type Section, strophesOf, withHeading } from "../pages/sections.ts";

/** Mysteries of the Rosary and the days on which they are said: 0 for Sunday to 6 for Saturday. */
export interface MysteryGroup {
  id: string;
  title: string;
  days: number[];
}

/** The groups of mysteries in a text: the sections that begin with the names of their days. */
export function mysteryGroups(sections: Section[]): MysteryGroup[] {
  return sections.filter(hasDays).map((section) => ({
    id: String(section.heading?.properties.id),
    title: plainText(section.heading),
    days: daysOf(section),
  }));
}

/** Whether a section begins with the names of days of the week, and nothing else in that line. */
export function hasDays(section: Section): boolean {
  return section.heading !== undefined && daysOf(section).length > 0;
}

function daysOf(section: Section): number[] {
  const [first] = strophesOf(section);
  return first ? weekdaysIn(plainText(first)) : [];
}

/**
 * Puts the groups of mysteries into one division, each marked with its days ("on-1 on-6"), so that the page can
 * show today's before the others (styles/verse.css).
 */
export function layOutMysteries(sections: Section[]): RootContent[] {
  const groups = sections.filter(hasDays);
  const laidOut = division(
    "mysteries",
    groups.map((section) => {
      const { heading } = section;
      const days = daysOf(section).map((day) => `on-${day}`);
      return division(days.join(" "), heading ? [heading, ...strophesOf(section)] : []);
    }),
  );
  return sections.flatMap((section) => {
    if (section === groups[0]) return [laidOut];
    return groups.includes(section) ? [] : withHeading(section);
  });
}
