import type { Element } from "hast";
import { h } from "hastscript";

/** The shrine's latitude and longitude, in degrees. */
const SHRINE = "41.6783,13.9083";

/** Detailed maps on other sites; each name tells visitors whom the link contacts. */
const MAPS = [
  { name: "Google Maps", href: `https://www.google.com/maps/dir/?api=1&destination=${SHRINE}` },
  { name: "Mappe di Apple", href: `https://maps.apple.com/?daddr=${SHRINE}` },
  {
    name: "OpenStreetMap",
    href: "https://www.openstreetmap.org/?mlat=41.6783&mlon=13.9083#map=15/41.6783/13.9083",
  },
] as const;

/** Links to external maps, which also show travel times: nothing is requested from them before the visitor opens one. */
export function mapLinks(): Element {
  return h("div.map-elsewhere", [
    h("p", "Quanto ci vuole da casa vostra ve lo dice una carta su un altro sito:"),
    h(
      "p",
      MAPS.flatMap(({ name, href }) => [h("a", { href, rel: "noreferrer" }, `Apri ${name}`), " "]),
    ),
    h("small", "Quel sito saprà della visita e, se glielo dite, da dove partite."),
  ]);
}
