import type { SpecialName } from "../../app/screens/text-page/collections.server.ts";
import type { TextScreen } from "../../app/site-map.ts";
import type { BlockName } from "../markdown/content-shortcodes.ts";

/** The template that includes the styles of each widget (field `riquadro`) and of each shortcode. */
const kinds: Readonly<Record<SpecialName | BlockName, TextScreen>> = {
  "prossime feste": "text-page",
  orari: "text-page",
  strada: "text-page",
  compagnie: "companies",
  telefono: "text-page",
  "tasto per stampare": "text-page",
  "indice di inni e preghiere": "directory",
  "indice delle preghiere": "directory",
  "indice degli inni": "directory",
  "indice delle offerte": "directory",
  "indice delle pubblicazioni": "directory",
  "indice della sezione": "directory",
  cronologia: "story",
  "mappa della strada": "text-page",
  "al santuario": "text-page",
};

export const templateSupport = (name: SpecialName | BlockName): TextScreen => kinds[name];

/** The widget that also brings the styles of a shortcode, whatever the template. */
export const specialFor: Readonly<Partial<Record<BlockName, SpecialName>>> = {
  "mappa della strada": "strada",
};
