import type { MarkedMap } from "../../../pipeline/maps/communities/map-marks.ts";
import styles from "./communities-map.module.css";

interface CommunitiesMapProps {
  map: MarkedMap;
  /** Address marked as the current one. */
  current: string;
  /** Text alternative of the drawing. */
  name: string;
  caption: string;
}

/** Renders a drawn map whose names are links, with the current place marked. */
export function CommunitiesMap({ map, current, name, caption }: CommunitiesMapProps) {
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${map.width} ${map.height}`} data-ground={map.name}>
        <title>{name}</title>
        {map.dots.map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={round(x)} cy={round(y)} r="4" className={styles.dot} />
        ))}
        {map.marks.map(({ title, address, at, label, isOnLeft }) => (
          <a key={address} href={address} aria-current={address === current ? "true" : undefined}>
            <circle cx={round(at[0])} cy={round(at[1])} r="11" />
            <text x={round(label[0])} y={round(label[1])} textAnchor={isOnLeft ? "end" : undefined}>
              {title}
            </text>
          </a>
        ))}
        {map.home && (
          <g className={styles.home}>
            <circle cx={round(map.home[0])} cy={round(map.home[1])} r="13" />
            {/* Above it: beside it the name would run over the rim. */}
            <text x={round(map.home[0])} y={round(map.home[1]) - 38} textAnchor="middle">
              Canneto
            </text>
          </g>
        )}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

const round = Math.round;
