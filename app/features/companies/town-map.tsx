import type { CompanyData } from "../../screens/company/data.server.ts";
import { MapMark, markOf, Way } from "./day-marks.tsx";
import land from "./land.module.css";
import { Arrow, Church, Land, TownName } from "./land.tsx";
import styles from "./town-map.module.css";

/** Maps a company's town and what lies between it and Canneto; renders nothing where its position is unknown. */
export function TownMap({ title, day, map }: CompanyData) {
  if (!map) return null;
  const { view, letters, goal, places, far, way } = map;
  return (
    <figure className={`screen-only ${land.map} ${styles.map}`}>
      <svg viewBox={view.join(" ")} role="img" aria-label={`Dove sono ${title} e Canneto.`}>
        <Land />
        {way.length > 0 && <Way points={way} day={day} />}
        {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
        <g fontSize={letters} aria-hidden="true">
          <Church at={goal} />
          {places.map(({ at: [x, y], label }, index) => (
            <g
              key={`${x} ${y}`}
              transform={`translate(${x} ${y})`}
              data-day={index === 0 ? markOf(day) : undefined}
            >
              {index === 0 && !far && day !== undefined ? <MapMark day={day} /> : <circle r="5" />}
              {label && <TownName label={label} />}
            </g>
          ))}
          {far && (
            <g transform={`translate(${far.at[0]} ${far.at[1]})`}>
              <Arrow bearing={far.bearing} />
              <TownName label={far.label} />
            </g>
          )}
        </g>
      </svg>
      <figcaption>
        {way.length > 0
          ? "I paesi sono al loro posto, il nord è in alto; la via unisce i luoghi che ne conosciamo."
          : "I paesi sono al loro posto, il nord è in alto."}{" "}
        Da GeoNames e ISTAT, CC&nbsp;BY&nbsp;4.0.
      </figcaption>
    </figure>
  );
}
