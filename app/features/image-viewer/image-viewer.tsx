import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Icon } from "../../components/icon.tsx";
import { bitmapAddress } from "../../components/picture-files.ts";
import { useMediaQuery } from "../../components/use-media-query.ts";
import { type CarouselImage, wrapAround } from "../carousel/carousel-images.ts";
import { useSwipe } from "../carousel/use-swipe.ts";
import styles from "./image-viewer.module.css";
import { useZoom, type Zoom } from "./use-zoom.ts";
import type { ViewerState } from "./viewer-state.ts";
import { ZoomHelp } from "./zoom-help.tsx";

/** Within it a second click makes a double click, which is not a tap. */
const DOUBLE_CLICK = 300;

/** Pixels that a pointer may tremble during a tap. */
const TREMBLE = 5;

/** Pixels by which an arrow key moves an enlarged image. */
const PAN_STEP = 80;

/**
 * Images on the whole window (docs/behaviour.md, "Image viewer"); a tap, Chiudi and Escape go back one step in history.
 */
export default function ImageViewer({ images, currentIndex }: ViewerState) {
  const [position, setPosition] = useState(currentIndex);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const hasFinePointer = useMediaQuery("(pointer: fine)");
  const navigate = useNavigate();
  const figure = useRef<HTMLElement>(null);
  const zoom = useZoom(figure);
  const count = images.length;

  const close = () => navigate(-1);
  function move(step: number) {
    zoom.reset();
    setPosition((from) => wrapAround(from, step, count));
  }
  const swipe = useSwipe((step) => {
    if (!zoom.isZoomed()) move(step);
  });
  const tap = useTap(close, zoom);
  usePrefetch([images[wrapAround(position, 1, count)], images[wrapAround(position, -1, count)]]);

  useKeys({
    Escape: close,
    ArrowLeft: () => (zoom.isZoomed() ? zoom.pan(-PAN_STEP, 0) : move(-1)),
    ArrowRight: () => (zoom.isZoomed() ? zoom.pan(PAN_STEP, 0) : move(1)),
    ArrowUp: () => zoom.pan(0, -PAN_STEP),
    ArrowDown: () => zoom.pan(0, PAN_STEP),
    "+": zoom.enlarge,
    "-": zoom.reduce,
    "0": zoom.reset,
  });

  const image = images[position];
  if (!image) return null;
  return (
    <div className={styles.viewer}>
      <h1 className="visually-hidden">Immagini a tutto schermo</h1>
      <section aria-roledescription="carosello" aria-label="Immagini" className={styles.images}>
        {/* biome-ignore lint/a11y/useSemanticElements: a slide is a group (docs/public-names.md), not a set of fields */}
        <div
          role="group"
          aria-roledescription="immagine"
          aria-label={`${position + 1} di ${count}`}
          className={styles.stage}
          {...swipe}
          {...tap}
        >
          <figure ref={figure}>
            <FullImage key={image.photo} image={image} />
          </figure>
        </div>
        <p aria-live="polite" className={styles.caption}>
          {image.description}
        </p>
        <div className={styles.controls}>
          {count > 1 && (
            <>
              <button type="button" aria-label="Immagine precedente" onClick={() => move(-1)}>
                <Icon name="previous" />
              </button>
              <button type="button" aria-label="Immagine successiva" onClick={() => move(1)}>
                <Icon name="next" />
              </button>
            </>
          )}
          <button type="button" aria-label="Riduci" onClick={zoom.reduce}>
            <Icon name="less" />
          </button>
          <button type="button" aria-label="Ingrandisci" onClick={zoom.enlarge}>
            <Icon name="more" />
          </button>
          {hasFinePointer && (
            <button type="button" className={styles.text} onClick={() => setIsHelpOpen(true)}>
              Aiuto
            </button>
          )}
          <button type="button" className={styles.text} onClick={close}>
            Chiudi
          </button>
        </div>
      </section>
      {isHelpOpen && <ZoomHelp onClose={() => setIsHelpOpen(false)} />}
    </div>
  );
}

/** The largest size there is: bitmaps of that size are fetched only here. */
function FullImage({ image: { photo, description, picture } }: { image: CarouselImage }) {
  return (
    <picture>
      {picture && !picture.isVector && (
        <source type="image/avif" srcSet={bitmapAddress(picture.name, "avif", picture.width)} />
      )}
      <img
        src={photo}
        alt={picture?.alt ?? description}
        width={picture?.width}
        height={picture?.height}
        draggable={false}
      />
    </picture>
  );
}

/**
 * Handlers that tell a tap from a drag, a swipe and a double click. A finger's tap counts at once; on an enlarged image a
 * tap brings what it meets into the middle.
 */
function useTap(onTap: () => void, zoom: Zoom) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return {
    onPointerDownCapture({ clientX, clientY, isPrimary }: React.PointerEvent) {
      start.current = isPrimary ? { x: clientX, y: clientY } : undefined;
    },
    onClick({ clientX, clientY, detail, nativeEvent }: React.MouseEvent) {
      clearTimeout(waiting.current);
      const from = start.current;
      if (!from || detail > 1) return;
      if (Math.hypot(clientX - from.x, clientY - from.y) > TREMBLE) return;
      if (zoom.isZoomed()) return zoom.centre(clientX, clientY);
      const isFinger = "pointerType" in nativeEvent && nativeEvent.pointerType === "touch";
      if (isFinger) onTap();
      else waiting.current = setTimeout(onTap, DOUBLE_CLICK);
    },
  };
}

/**
 * Listens for keys anywhere in the page, but in a dialog, and not for those of the browser; for characters only where the
 * focus is in the text, because programs that write what is said press them by themselves (WCAG 2.1.4).
 */
function useKeys(actions: Record<string, () => void>): void {
  // A layout effect: whoever sees the image can already press.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isElsewhere = isIn("dialog", event.target);
      if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.length === 1 && !isIn("main", event.target)) return;
      actions[event.key]?.();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}

function isIn(selector: string, target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Fetches the neighbours of an image ahead. */
function usePrefetch(images: readonly (CarouselImage | undefined)[]): void {
  const addresses = images.map((image) => image?.photo ?? "").join(" ");
  useEffect(() => {
    for (const address of addresses.split(" ").filter(Boolean)) new Image().src = address;
  }, [addresses]);
}
