import styles from "./region-map.module.css";

interface Region {
  /** The id of the region's list on the page. */
  id: string;
  title: string;
  items: readonly unknown[];
}

interface Shape {
  outline: string;
  /** Where the name stands. */
  label: readonly [x: number, y: number];
}

/** The four regions around Canneto, much simplified, by the ids of their lists. */
const SHAPES: Record<string, Shape> = {
  lazio: {
    outline: "M0 24L60 44L96 78L148 104L192 128L196 176L206 214L150 250L96 240L0 196z",
    label: [86, 168],
  },
  abruzzo: {
    outline: "M0 24L30 0H320V60L262 84L192 128L148 104L96 78L60 44z",
    label: [186, 52],
  },
  molise: { outline: "M192 128L262 84L320 60V176L262 196L206 214L196 176z", label: [256, 142] },
  campania: { outline: "M150 250L206 214L262 196L320 176V300H178z", label: [246, 256] },
};

const CANNETO = [189, 131] as const;

/** A drawing of where the companies come from; each region leads to its list. */
export function RegionMap({ regions }: { regions: readonly Region[] }) {
  return (
    <figure className={styles.map}>
      <svg viewBox="0 0 320 300">
        <title>Le regioni da cui si sale a Canneto</title>
        {regions.map(({ id, title, items }) => {
          const shape = SHAPES[id];
          if (!shape) return null;
          const [x, y] = shape.label;
          return (
            <a key={id} href={`#${id}`}>
              <path d={shape.outline} />
              <text x={x} y={y}>
                {title}
              </text>
              <text x={x} y={y + 20} className={styles.count}>
                {items.length === 1 ? "1 compagnia" : `${items.length} compagnie`}
              </text>
            </a>
          );
        })}
        <circle cx={CANNETO[0]} cy={CANNETO[1]} r="6" />
        <text x={CANNETO[0] - 10} y={CANNETO[1] + 5} className={styles.place}>
          Canneto
        </text>
      </svg>
      <figcaption>
        Disegno non in scala. I numeri contano le compagnie che hanno qui la loro pagina.
      </figcaption>
    </figure>
  );
}
