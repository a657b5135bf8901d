import { inks, mix } from "../tools/inks.ts";

/** What is drawn, each with its ink. */
export type MapInks = Record<
  | "sea"
  | "seaCut"
  | "shallow"
  | "land"
  | "landCut"
  | "landLit"
  | "shade"
  | "rim"
  | "road"
  | "roseShade"
  | "smoke"
  | "funnel"
  | "hull"
  | "cabin",
  string
>;

const seaByDay = mix(inks.mantle, inks.spring, 0.52);
const landByDay = mix(inks.hairline, inks.raised, 0.35);
const seaByNight = mix(inks.night, inks.mantle, 0.42);
const landByNight = mix(inks.ink, inks.mantlePale, 0.22);

/** The inks of the maps by day. */
export const DAY: MapInks = {
  sea: seaByDay,
  seaCut: mix(seaByDay, inks.mantlePale, 0.4),
  shallow: mix(seaByDay, inks.paper, 0.55),
  land: landByDay,
  landCut: mix(landByDay, inks.wood, 0.45),
  landLit: inks.raised,
  shade: mix(inks.night, seaByDay, 0.2),
  rim: inks.ink,
  road: inks.goldLit,
  roseShade: inks.gold,
  smoke: mix(inks.hairline, inks.mantlePale, 0.4),
  funnel: inks.beech,
  hull: inks.night,
  cabin: inks.raised,
};

/** The same at night: one ship has its lamps lit. */
export const NIGHT: MapInks = {
  sea: seaByNight,
  seaCut: mix(seaByNight, inks.mantlePale, 0.18),
  shallow: mix(seaByNight, inks.mantlePale, 0.36),
  land: landByNight,
  landCut: mix(landByNight, inks.night, 0.5),
  landLit: mix(landByNight, inks.mantlePale, 0.32),
  shade: inks.night,
  rim: mix(inks.ink, inks.mantlePale, 0.3),
  road: inks.goldLit,
  roseShade: inks.gold,
  smoke: mix(seaByNight, inks.mantlePale, 0.24),
  funnel: inks.beech,
  hull: inks.night,
  cabin: inks.goldLit,
};
