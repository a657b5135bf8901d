import type { MapOfCompanies, MapTown } from "../../../pipeline/maps/company-map/company-map.ts";
import styles from "./company-map.module.css";
import { MapMark, markOf, Way } from "./day-marks.tsx";
import land from "./land.module.css";
import { Arrow, Church, Land, RegionLand, TownName } from "./land.tsx";

/** Maps the companies' towns. Its links are for pointers only: everybody else has the same ones in the lists below. */
export function CompanyMap({ map }: { map: MapOfCompanies }) {
  return (
    <figure className={`screen-only ${land.map} ${styles.map}`}>
      <svg viewBox="0 0 960 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Land />
        {map.regions.map(({ id, name, at: [x, y] }) => (
          <a key={id} href={`#${id}`} tabIndex={-1} className={styles.region} data-region={id}>
            <RegionLand name={id} />
            <text x={x} y={y}>
              {name}
            </text>
          </a>
        ))}
        {map.ways.map(({ day, points }) => (
          <Way key={String(points[0])} points={points} day={day} />
        ))}
        <Church at={map.goal} />
        {/* By what is chosen together. */}
        {[...Map.groupBy(map.towns, ({ region, day }) => `${region} ${day}`).values()].map(
          (towns) => (
            <g
              key={towns[0]?.address}
              className={styles.towns}
              data-region={towns[0]?.region}
              data-day={markOf(towns[0]?.day)}
            >
              {towns.map((town) => (
                <Town key={town.address} town={town} />
              ))}
            </g>
          ),
        )}
        {map.far.map(({ address, region, at, bearing, label }) => (
          <g key={address} className={styles.towns} data-region={region}>
            <a href={address} tabIndex={-1} {...moveTo(at)}>
              <Arrow bearing={bearing} />
              <TownName label={label} />
            </a>
          </g>
        ))}
        <path d="M132 604v8h100v-8" className={styles.scale} />
        <text x="182" y="602" textAnchor="middle">
          10 km
        </text>
      </svg>
      <div id="notte" className={styles.door} data-late="" />
      <figcaption>
        I paesi sono al loro posto, il nord è in alto; monti, fiumi e vie sono disegnati a mano. Da
        GeoNames e ISTAT, CC&nbsp;BY&nbsp;4.0.
      </figcaption>
    </figure>
  );
}

/** Classes by when a town's name is shown on a phone, which has no room for all of them. */
const QUIET = {
  always: undefined,
  "with its region": styles.regional,
  no: styles.quiet,
};

function Town({ town }: { town: MapTown }) {
  const { title, address, at, day, label, labelOnPhones, onPhones } = town;
  return (
    <a href={address} tabIndex={-1} {...moveTo(at)} className={QUIET[onPhones]}>
      {!label && <title>{title}</title>}
      {day === undefined ? <circle r="5" /> : <MapMark day={day} />}
      {label && <TownName label={label} className={labelOnPhones && styles.broad} />}
      {labelOnPhones && <TownName label={labelOnPhones} className={styles.narrow} />}
    </a>
  );
}

/** Positions a link of the drawing: React's types lack that attribute on links. */
const moveTo = ([x, y]: readonly [number, number]) => ({ transform: `translate(${x} ${y})` });
