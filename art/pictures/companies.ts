import { ahead } from "../companies/ahead.ts";
import { arce } from "../companies/arce.ts";
import { arches } from "../companies/arches.ts";
import { balcony } from "../companies/balcony.ts";
import { balloons } from "../companies/balloons.ts";
import { beeches } from "../companies/beeches.ts";
import { bells } from "../companies/bells.ts";
import { bivouac } from "../companies/bivouac.ts";
import { blocks } from "../companies/blocks.ts";
import { boots } from "../companies/boots.ts";
import { castrocielo } from "../companies/cairo.ts";
import { cardito } from "../companies/cardito.ts";
import { sanBiagio } from "../companies/chapel.ts";
import { crest } from "../companies/crest.ts";

import { pescasseroli } from "../companies/flock.ts";
import { villaScontrone } from "../companies/ford.ts";
import { fork } from "../companies/fork.ts";
import { fountain } from "../companies/fountain.ts";
import { villaSantaLucia } from "../companies/gateway.ts";
import { gorge } from "../companies/gorge.ts";
import { greeting } from "../companies/greeting.ts";
import { handing } from "../companies/handing.ts";
import { hands } from "../companies/hands.ts";
import { lamps } from "../companies/lamps.ts";
import {
  abbey,
  fortressRock,
  type Landmark,
  romanArch,
  towerOnRock,
  townOnRidge,
  vesuvius,
} from "../companies/landmarks.ts";
import { cerreto } from "../companies/lane.ts";
import { lanterns } from "../companies/lanterns.ts";
import { castelnuovo } from "../companies/ledge.ts";
import { type Hour, lightOf } from "../companies/light.ts";
import { vallemaio } from "../companies/liri.ts";
import { santApollinare } from "../companies/meander.ts";
import { mirror } from "../companies/mirror.ts";
import { organetto } from "../companies/organetto.ts";
import { pasture } from "../companies/pasture.ts";
import { rain } from "../companies/rain.ts";
import { refreshment } from "../companies/refreshment.ts";
import { welcome } from "../companies/ribbon.ts";
import { rider } from "../companies/rider.ts";

import { sanVittore } from "../companies/san-vittore.ts";
import { scapoli } from "../companies/scapoli.ts";
import type { Scene, Setting } from "../companies/scene.ts";
import { shadows } from "../companies/shadows.ts";
import { slope } from "../companies/slope.ts";
import { spring } from "../companies/spring.ts";
import { picinisco } from "../companies/square.ts";
import { steps } from "../companies/steps.ts";
import { supper } from "../companies/supper.ts";
import { campoli } from "../companies/torches.ts";
import { torchlight } from "../companies/torchlight.ts";
import { underBridge } from "../companies/under-bridge.ts";
import { vallerotonda } from "../companies/vallerotonda.ts";
import { strangolagalli } from "../companies/vines.ts";
import { waiting } from "../companies/waiting.ts";
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
 * How each company is shown: in its town, or on its way, as its page and the town's own pages tell of them, and from a place
 * from which no other is seen. What stands there is drawn only where it is certain. Hours are those of the page, where it
 * tells of any.
 */
export const COMPANIES: Record<string, Look> = {
  acquafondata: [balcony, "dawn", "right", "blue", "swallow", "star"],
  aquino: [lanterns, "night", "left", "red", "swallow", "waves", romanArch],
  arce: [arce, "night", "right", "copper", "round", "cross"],
  "belmonte-castello": [shadows, "morning", "right", "teal", "round", "star"],
  broccostella: [boots, "dawn", "right", "violet", "straight", "waves"],
  "campoli-appennino": [campoli, "night", "right", "pale", "straight", "cross"],
  cardito: [cardito, "morning", "left", "gold", "point", "star"],
  casalcassinese: [fountain, "noon", "right", "blue", "point", "waves"],
  cassino: [bells, "night", "right", "red", "swallow", "cross", abbey],
  "castel-romano": [blocks, "morning", "left", "copper", "swallow", "star"],
  "castelnuovo-al-volturno": [castelnuovo, "morning", "right", "teal", "round", "waves"],
  castrocielo: [castrocielo, "evening", "left", "violet", "round", "cross"],
  cerreto: [cerreto, "dawn", "left", "pale", "straight", "star"],
  "cerro-al-volturno": [lamps, "night", "left", "gold", "straight", "waves"],
  cervaro: [steps, "evening", "left", "blue", "point", "cross"],
  "civitella-alfedena": [slope, "morning", "right", "red", "point", "star"],
  colfelice: [supper, "night", "left", "copper", "swallow", "waves"],
  "colli-di-monte-san-giovanni-campano": [greeting, "morning", "left", "teal", "swallow", "cross"],
  "conca-casale": [bivouac, "night", "right", "violet", "round", "star"],
  "montenero-val-cocchiara": [pasture, "evening", "right", "pale", "round", "waves"],
  opi: [welcome, "noon", "left", "gold", "straight", "cross", townOnRidge],
  "palma-campania": [hands, "morning", "right", "blue", "straight", "star", vesuvius],
  pescasseroli: [pescasseroli, "noon", "left", "red", "point", "waves"],
  picinisco: [picinisco, "night", "left", "copper", "point", "cross"],
  "piedimonte-san-germano": [organetto, "night", "left", "teal", "swallow", "star"],
  "pignataro-interamna": [rain, "morning", "left", "violet", "swallow", "waves"],
  pizzone: [spring, "noon", "right", "pale", "round", "cross"],
  pozzilli: [ahead, "dawn", "right", "gold", "round", "star"],
  "rocca-d-arce": [crest, "evening", "left", "blue", "straight", "waves", fortressRock],
  roccasecca: [gorge, "noon", "right", "red", "straight", "cross", towerOnRock],
  "rocchetta-a-volturno": [arches, "evening", "right", "copper", "point", "star"],
  "san-biagio-saracinisco": [sanBiagio, "evening", "left", "teal", "point", "waves"],
  "san-giorgio-a-liri": [mirror, "morning", "right", "violet", "swallow", "cross"],
  "san-pietro-infine": [balloons, "evening", "right", "pale", "swallow", "star"],
  "san-vittore-del-lazio": [sanVittore, "evening", "left", "gold", "round", "waves"],
  "sant-angelo-in-theodice": [underBridge, "dawn", "left", "blue", "round", "cross", abbey],
  "sant-apollinare": [santApollinare, "noon", "left", "red", "straight", "star"],
  "sant-elia-fiumerapido": [torchlight, "night", "right", "copper", "straight", "waves"],
  santopadre: [refreshment, "night", "right", "teal", "point", "cross"],
  scapoli: [scapoli, "morning", "right", "violet", "point", "star"],
  strangolagalli: [strangolagalli, "morning", "left", "pale", "swallow", "waves"],
  terelle: [waiting, "noon", "left", "gold", "swallow", "cross"],
  vallemaio: [vallemaio, "dawn", "left", "blue", "round", "star"],
  vallerotonda: [vallerotonda, "night", "left", "red", "round", "waves"],
  valvori: [fork, "dawn", "right", "copper", "straight", "cross"],
  "villa-san-michele": [handing, "morning", "right", "teal", "straight", "star"],
  "villa-santa-lucia": [villaSantaLucia, "night", "left", "violet", "point", "waves"],
  "villa-scontrone": [villaScontrone, "noon", "right", "pale", "point", "cross"],
  villavallelonga: [beeches, "dawn", "left", "gold", "swallow", "star"],
  viticuso: [rider, "evening", "left", "blue", "swallow", "waves"],
};
