import type { Element, ElementContent, RootContent } from "hast";
import { toString as plainText } from "mdast-util-to-string";
import { division, strophesOf, type TextSection, withHeading } from "../sections.ts";

/** "Stazione 1. Gesù è condannato a morte". */
const STATION = /^(Stazione (\d+))\.\s+(.+)$/;

interface Station {
  /** "Stazione 1", also the text of links to it. */
  name: string;
  id: string;
  title: string;
  heading: Element;
  strophes: Element[];
}

/** Checks whether a section's heading is that of a station of the Via Crucis. */
export function isStation({ heading }: TextSection): boolean {
  return heading !== undefined && STATION.test(plainText(heading));
}

/**
 * Lays out the Via Crucis: a list of all stations before the first, links to the previous and next after each. They are
 * all plain links, for browsers without scripts.
 */
export function layOutStations(sections: TextSection[]): RootContent[] {
  const stations = sections.flatMap((section) => stationOf(section) ?? []);
  return sections.flatMap((section) => {
    const position = stations.findIndex(({ heading }) => heading === section.heading);
    const station = stations[position];
    if (!station) return withHeading(section);
    const laidOut = stationElement(station, stations[position - 1], stations[position + 1]);
    return position === 0 ? [contents(stations), laidOut] : [laidOut];
  });
}

function stationOf(section: TextSection): Station | undefined {
  const { heading } = section;
  const [, name, number, title] = (heading && STATION.exec(plainText(heading))) ?? [];
  if (!heading || !name || !title) return undefined;
  return { name, id: `stazione-${number}`, title, heading, strophes: strophesOf(section) };
}

const text = (value: string): ElementContent => ({ type: "text", value });

function link(id: string, words: string): Element {
  return element("a", { href: `#${id}` }, [text(words)]);
}

function element(
  tagName: string,
  properties: Element["properties"],
  children: ElementContent[],
): Element {
  return { type: "element", tagName, properties, children };
}

const CONTENTS_ID = "stazioni";

function contents(stations: Station[]): Element {
  const items = stations.map(({ id, title }) => element("li", {}, [link(id, title)]));
  return element("nav", { id: CONTENTS_ID, className: ["stations"], ariaLabel: "Le stazioni" }, [
    element("ol", {}, items),
  ]);
}

function stationElement(
  { name, id, title, heading, strophes }: Station,
  previous: Station | undefined,
  next: Station | undefined,
): Element {
  heading.properties.id = id;
  heading.children = [
    element("span", { className: ["station-name"] }, [text(`${name}.`)]),
    text(` ${title}`),
  ];
  const ways = [
    ...(previous ? [link(previous.id, `← ${previous.name}`), text(" ")] : []),
    link(CONTENTS_ID, "Le stazioni"),
    ...(next ? [text(" "), link(next.id, `${next.name} →`)] : []),
  ];
  return division("station", [
    heading,
    ...strophes,
    element("p", { className: ["station-ways"] }, ways),
  ]);
}
