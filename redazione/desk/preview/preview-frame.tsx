import { useEffect, useRef, useState } from "react";
import type { Preview } from "../../api.ts";
import styles from "./preview.module.css";

interface Props {
  preview: Preview;
  address: string;
  /** Pixels that the page believes to have. */
  width: number;
}

/** A page as visitors see it. The next one is made behind it, and takes its place when it is there. */
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
          // Another origin: it cannot reach the desk.
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

/** How much a page has to shrink to fit its place. */
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
