import { arch } from "../companies/arch.ts";
import { arrival } from "../companies/arrival.ts";
import { beeches } from "../companies/beeches.ts";
import { bridge } from "../companies/bridge.ts";
import { crest } from "../companies/crest.ts";
import { fountain } from "../companies/fountain.ts";
import { gorge } from "../companies/gorge.ts";
import {
  abbey,
  castleOnRock,
  fortressRock,
  type Landmark,
  lake,
  romanArch,
  ruins,
  towerOnRock,
  townOnRidge,
  vesuvius,
} from "../companies/landmarks.ts";
import { lanterns } from "../companies/lanterns.ts";
import { type Hour, lightOf } from "../companies/light.ts";
import { olives } from "../companies/olives.ts";
import { pass } from "../companies/pass.ts";
import { plain } from "../companies/plain.ts";
import { rain } from "../companies/rain.ts";
import type { Scene, Setting } from "../companies/scene.ts";
import { switchbacks } from "../companies/switchbacks.ts";
import { tracks } from "../companies/tracks.ts";
import { inks } from "../tools/inks.ts";
import { seeded } from "../tools/random.ts";
import { canvas } from "../tools/svg.ts";

/** The companies of pilgrims: each in a place of the way, at an hour, under a banner of its own. */
export default function draw(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(COMPANIES).map(([slug, look]) => [`companies/${slug}`, drawCompany(slug, look)]),
  );
}

function drawCompany(
  slug: string,
  [setting, hour, side, cloth, shape, emblem, landmark]: Look,
): string {
  const light = lightOf(hour);
  const scene: Scene = {
    random: seeded(seedOf(slug)),
    light,
    side,
    landmark,
    cloth: { ...CLOTHS[cloth], shape, emblem },
  };
  return canvas(light.sky, ...setting(scene));
}

/** A number of its own for every company, so that no two are drawn alike. */
function seedOf(slug: string): number {
  return [...slug].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0);
}

const CLOTHS = {
  blue: { ink: inks.mantle, trim: inks.goldLit },
  red: { ink: "#8c2f2a", trim: inks.goldLit },
  copper: { ink: inks.beech, trim: inks.goldLit },
  teal: { ink: inks.spring, trim: inks.goldLit },
  violet: { ink: inks.violet, trim: inks.goldLit },
  pale: { ink: "#f2e6c8", trim: inks.mantle },
  gold: { ink: inks.gold, trim: inks.raised },
};

export type Look = readonly [
  setting: Setting,
  hour: Hour,
  /** Where the banner is. */
  side: Scene["side"],
  cloth: keyof typeof CLOTHS,
  shape: Scene["cloth"]["shape"],
  emblem: Scene["cloth"]["emblem"],
  landmark?: Landmark,
];

/**
 * How each company is shown. Place and hour are those its page tells of, where it tells of any: the gorge of the Melfa
 * for the road of Arce, the night for who sets out by night. Neighbours in the list differ in place. A landmark is
 * drawn only where it is certain, and in a place that shows it.
 */
export const COMPANIES: Record<string, Look> = {
  acquafondata: [switchbacks, "dawn", "right", "blue", "swallow", "star"],
  aquino: [lanterns, "night", "left", "red", "swallow", "waves", romanArch],
  arce: [gorge, "morning", "right", "copper", "round", "cross"],
  "belmonte-castello": [olives, "noon", "right", "teal", "round", "star"],
  broccostella: [arch, "dawn", "right", "violet", "straight", "waves"],
  "campoli-appennino": [lanterns, "evening", "right", "pale", "straight", "cross"],
  cardito: [rain, "morning", "left", "gold", "point", "star"],
  casalcassinese: [crest, "dawn", "right", "blue", "point", "waves"],
  cassino: [plain, "noon", "right", "red", "swallow", "cross", abbey],
  "castel-romano": [tracks, "morning", "left", "copper", "swallow", "star"],
  "castelnuovo-al-volturno": [beeches, "morning", "right", "teal", "round", "waves"],
  castrocielo: [olives, "evening", "left", "violet", "round", "cross"],
  cerreto: [fountain, "evening", "left", "pale", "straight", "star"],
  "cerro-al-volturno": [pass, "night", "left", "gold", "straight", "waves", castleOnRock],
  cervaro: [arrival, "evening", "left", "blue", "point", "cross"],
  "civitella-alfedena": [pass, "morning", "right", "red", "point", "star", lake],
  colfelice: [gorge, "evening", "left", "copper", "swallow", "waves"],
  "colli-di-monte-san-giovanni-campano": [
    switchbacks,
    "morning",
    "left",
    "teal",
    "swallow",
    "cross",
  ],
  "conca-casale": [rain, "noon", "right", "violet", "round", "star"],
  "montenero-val-cocchiara": [tracks, "evening", "right", "pale", "round", "waves"],
  opi: [switchbacks, "noon", "left", "gold", "straight", "cross", townOnRidge],
  "palma-campania": [plain, "morning", "right", "blue", "straight", "star", vesuvius],
  pescasseroli: [tracks, "noon", "left", "red", "point", "waves"],
  picinisco: [arch, "evening", "left", "copper", "point", "cross"],
  "piedimonte-san-germano": [lanterns, "night", "left", "teal", "swallow", "star"],
  "pignataro-interamna": [plain, "dawn", "left", "violet", "swallow", "waves"],
  pizzone: [switchbacks, "noon", "right", "pale", "round", "cross"],
  pozzilli: [fountain, "morning", "right", "gold", "round", "star"],
  "rocca-d-arce": [crest, "evening", "left", "blue", "straight", "waves", fortressRock],
  roccasecca: [gorge, "noon", "right", "red", "straight", "cross", towerOnRock],
  "rocchetta-a-volturno": [beeches, "evening", "right", "copper", "point", "star"],
  "san-biagio-saracinisco": [switchbacks, "evening", "left", "teal", "point", "waves"],
  "san-giorgio-a-liri": [plain, "evening", "right", "violet", "swallow", "cross"],
  "san-pietro-infine": [olives, "morning", "right", "pale", "swallow", "star", ruins],
  "san-vittore-del-lazio": [rain, "evening", "left", "gold", "round", "waves"],
  "sant-angelo-in-theodice": [bridge, "dawn", "left", "blue", "round", "cross", abbey],
  "sant-apollinare": [fountain, "noon", "left", "red", "straight", "star"],
  "sant-elia-fiumerapido": [bridge, "noon", "right", "copper", "straight", "waves"],
  santopadre: [arch, "noon", "right", "teal", "point", "cross"],
  scapoli: [crest, "night", "right", "violet", "point", "star"],
  strangolagalli: [plain, "morning", "left", "pale", "swallow", "waves"],
  terelle: [pass, "dawn", "left", "gold", "swallow", "cross"],
  vallemaio: [olives, "dawn", "left", "blue", "round", "star"],
  vallerotonda: [bridge, "night", "left", "red", "round", "waves"],
  valvori: [rain, "dawn", "right", "copper", "straight", "cross"],
  "villa-san-michele": [tracks, "dawn", "right", "teal", "straight", "star"],
  "villa-santa-lucia": [arrival, "dawn", "left", "violet", "point", "waves"],
  "villa-scontrone": [pass, "noon", "right", "pale", "point", "cross"],
  villavallelonga: [beeches, "dawn", "left", "gold", "swallow", "star"],
  viticuso: [lanterns, "evening", "left", "blue", "swallow", "waves"],
};
