import { useEffect, useRef, useState } from "react";
import type { Preview } from "../../api.ts";
import styles from "./preview.module.css";

interface Props {
  preview: Preview;
  address: string;
  /** The width in pixels at which the page is laid out. */
  width: number;
}

/** Shows a page as visitors see it. The next one loads behind it, and replaces it once loaded. */
export function PreviewFrame({ preview, address, width }: Props) {
  const [shown, setShown] = useState<{ key: number; source: string }[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const scale = useScale(place, width);
  useEffect(() => {
    const source = `${preview.base}${address}`;
    setShown((frames) => [...frames.slice(0, 1), { key: (frames.at(-1)?.key ?? 0) + 1, source }]);
  }, [preview, address]);
  const arrived = (index: number) => setShown((frames) => frames.slice(index));
  return (
    <div ref={place} className={styles.place} style={{ maxInlineSize: width }}>
      {shown.map(({ key, source }, index) => (
        <iframe
          key={key}
          title={index === 0 ? "Anteprima della pagina" : "Anteprima che si prepara"}
          src={source}
          // Safe, because the page is of another origin and cannot reach the desk.
          sandbox="allow-scripts allow-same-origin"
          className={styles.frame}
          data-behind={index > 0 ? "" : undefined}
          style={{ inlineSize: width, blockSize: `${100 / scale}%`, scale: String(scale) }}
          onLoad={() => arrived(index)}
        />
      ))}
    </div>
  );
}

/** Returns the factor by which a page has to be scaled down to fit its container. */
function useScale(place: React.RefObject<HTMLDivElement | null>, width: number): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (!place.current) return;
    const watch = new ResizeObserver(([entry]) =>
      setScale(Math.min(1, (entry?.contentRect.width ?? width) / width)),
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [place, width]);
  return scale;
}
