import type { Element, RootContent } from "hast";
import { h } from "hastscript";
import { toString as plainText } from "mdast-util-to-string";
import { strophesOf, type TextSection, withHeading } from "../sections.ts";

/** "Stazione 1. Gesù è condannato a morte". */
const STATION = /^(Stazione (\d+))\.\s+(.+)$/;

type Station = NonNullable<ReturnType<typeof stationOf>>;

/** Checks whether a section's heading is that of a station of the Via Crucis. */
export const isStation = (section: TextSection) => stationOf(section) !== undefined;

/** Lays out the Via Crucis, with a list of all stations and links between them that need no scripts. */
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

function stationOf(section: TextSection) {
  const { heading } = section;
  const [, name, number, title] = (heading && STATION.exec(plainText(heading))) ?? [];
  if (!heading || !name || !title) return undefined;
  return { name, id: `stazione-${number}`, title, heading, strophes: strophesOf(section) };
}

const link = (id: string, words: string) => h("a", { href: `#${id}` }, words);

const CONTENTS_ID = "stazioni";

const contents = (stations: Station[]) =>
  h(`nav#${CONTENTS_ID}.stations`, { ariaLabel: "Le stazioni" }, [
    h(
      "ol",
      stations.map(({ id, title }) => h("li", link(id, title))),
    ),
  ]);

function stationElement(
  { name, id, title, heading, strophes }: Station,
  previous: Station | undefined,
  next: Station | undefined,
): Element {
  heading.properties.id = id;
  heading.children = [h("span.station-name", `${name}.`), { type: "text", value: ` ${title}` }];
  return h("div.station", [
    heading,
    ...strophes,
    h("p.station-ways", [
      ...(previous ? [link(previous.id, `← ${previous.name}`), " "] : []),
      link(CONTENTS_ID, "Le stazioni"),
      ...(next ? [" ", link(next.id, `${next.name} →`)] : []),
    ]),
  ]);
}
