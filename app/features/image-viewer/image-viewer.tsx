import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import {
  bitmapAddress,
  type Detail,
  SMALLEST_WIDTH,
} from "../../../domain/pictures/picture-files.ts";
import { Icon } from "../../components/icon/icon.tsx";
import { useMediaQuery } from "../../components/use-media-query.ts";
import { Modal } from "../../page-components/modal/modal.tsx";
import { type CarouselImage, wrapAround } from "../carousel/carousel-images.ts";
import styles from "./image-viewer.module.css";
import { useWayIn } from "./use-way-in.ts";
import { useZoom, type Zoom } from "./use-zoom.ts";

/** Milliseconds within which a second click makes a double click, which is not a tap. */
const DOUBLE_CLICK = 300;

/** Milliseconds by which a touch tap has fired its click, if it fires one at all. */
const MISSING_CLICK = 100;

/** Pixels that a pointer may move during a tap. */
const TREMBLE = 5;

/** Pixels by which an arrow key pans a zoomed image. */
const PAN_STEP = 80;

interface ImageViewerProps {
  images: readonly CarouselImage[];
  position: number;
  onMove: (step: number) => void;
}

/** Shows the current image of a fullscreen carousel (docs/behaviour.md, "Image viewer"), which can be zoomed. */
export default function ImageViewer({ images, position, onMove }: ImageViewerProps) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const hasFinePointer = useMediaQuery("(pointer: fine)");
  const close = useBackOnce();
  const figure = useRef<HTMLElement>(null);
  const [missing, setMissing] = useState<string>();
  const count = images.length;
  const image = images[position];
  const isMissing = missing !== undefined && missing === image?.photo;
  const detail = isMissing ? undefined : image?.picture?.detail;
  const zoom = useZoom(figure, detail !== undefined);
  const { isThere, enter } = useWayIn(figure, zoom, detail);
  const tap = useTap(close, zoom);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another image is whole, and has other neighbours
  useLayoutEffect(() => {
    zoom.reset();
    for (const step of [1, -1]) {
      const neighbour = images[wrapAround(position, step, count)];
      if (neighbour) new Image().src = neighbour.photo;
    }
  }, [position]);

  useKeys({
    Escape: close,
    ArrowLeft: () => (zoom.isZoomed() ? zoom.pan(-PAN_STEP, 0) : onMove(-1)),
    ArrowRight: () => (zoom.isZoomed() ? zoom.pan(PAN_STEP, 0) : onMove(1)),
    ArrowUp: () => zoom.pan(0, -PAN_STEP),
    ArrowDown: () => zoom.pan(0, PAN_STEP),
    "+": zoom.enlarge,
    "-": zoom.reduce,
    "0": zoom.reset,
  });

  if (!image) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a slide is a group (docs/public-names.md), not a set of fields */}
      <div
        role="group"
        aria-roledescription="immagine"
        aria-label={`${position + 1} di ${count}`}
        className={styles.stage}
        // A swipe never starts on a zoomed image.
        onTouchStart={(event) => zoom.isZoomed() && event.stopPropagation()}
        {...tap}
      >
        <figure ref={figure}>
          <FullImage
            key={image.photo}
            image={image}
            detail={detail}
            onLoad={enter}
            onMissingDetail={() => setMissing(image.photo)}
          />
        </figure>
      </div>
      <p aria-live="polite" className={styles.caption}>
        {count > 1 && <span aria-hidden="true">{`${position + 1} di ${count}`}</span>}
        {isThere && detail ? wordsOf(detail) : image.description}
        {isMissing && " Il mosaico non è arrivato: per entrarci serve la rete."}
      </p>
      <div className={styles.tools}>
        {detail && (
          <button type="button" onClick={isThere ? zoom.reset : enter}>
            {isThere ? "Tutto il mosaico" : "Entra nel mosaico"}
          </button>
        )}
        <div>
          <button type="button" aria-label="Riduci" onClick={zoom.reduce}>
            <Icon name="less" />
          </button>
          <button type="button" aria-label="Ingrandisci" onClick={zoom.enlarge}>
            <Icon name="more" />
          </button>
        </div>
        <div>
          {hasFinePointer && (
            <button type="button" onClick={() => setIsHelpOpen(true)}>
              Aiuto
            </button>
          )}
          <button type="button" onClick={close}>
            Chiudi
          </button>
        </div>
      </div>
      {isHelpOpen && <ZoomHelp onClose={() => setIsHelpOpen(false)} />}
    </>
  );
}

/** Returns a function that goes back one history entry, and no further while that navigation, or the page below, is pending. */
function useBackOnce(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isOnItsWay = useRef(false);
  useEffect(() => {
    const arrive = () => {
      isOnItsWay.current = false;
    };
    window.addEventListener("popstate", arrive);
    return () => window.removeEventListener("popstate", arrive);
  }, []);
  return () => {
    if (isOnItsWay.current || window.location.pathname !== pathname) return;
    isOnItsWay.current = true;
    navigate(-1);
  };
}

const wordsOf = ({ tesserae: [own, all] }: Detail) =>
  `L’iride e la pupilla dell’occhio: ${own} delle ${all} tessere del mosaico.`;

interface FullImageProps {
  image: CarouselImage;
  detail: Detail | undefined;
  onLoad: () => void;
  onMissingDetail: () => void;
}

/** Renders the largest size; of a mosaic the drawing, with its smallest bitmap below until it has come. */
function FullImage({ image, detail, onLoad, onMissingDetail }: FullImageProps) {
  const { photo, description, picture } = image;
  const [isGone, setIsGone] = useState(false);
  const words = picture?.alt ?? description;
  const bitmap = (width: number) => picture && bitmapAddress(picture.name, "avif", width);
  if (isGone) {
    return (
      <p className={styles.gone}>
        {words} <small>L’immagine non è arrivata.</small>
      </p>
    );
  }
  return (
    <picture>
      {picture && !picture.isVector && !detail && (
        <source type="image/avif" srcSet={bitmap(picture.width)} />
      )}
      <img
        src={photo}
        alt={words}
        width={picture?.width}
        height={picture?.height}
        draggable={false}
        style={detail && { backgroundImage: `url(${bitmap(SMALLEST_WIDTH)})` }}
        onLoad={onLoad}
        onError={detail ? onMissingDetail : () => setIsGone(true)}
      />
    </picture>
  );
}

/** Returns handlers that tell a tap from a drag, a swipe and a double click; on a zoomed image a tap centres a point. */
function useTap(onTap: () => void, zoom: Zoom) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function tapAt({ clientX, clientY }: React.MouseEvent, wait: number) {
    clearTimeout(waiting.current);
    const from = start.current;
    if (!from || Math.hypot(clientX - from.x, clientY - from.y) > TREMBLE) return;
    const tap = () => (zoom.isZoomed() ? zoom.centre(clientX, clientY) : onTap());
    if (wait === 0 || zoom.isZoomed()) tap();
    else waiting.current = setTimeout(tap, wait);
  }

  return {
    onPointerDownCapture({ clientX, clientY, isPrimary }: React.PointerEvent) {
      start.current = isPrimary ? { x: clientX, y: clientY } : undefined;
    },
    // After a quick swipe Chromium omits the click of the next tap.
    onPointerUp(event: React.PointerEvent) {
      if (event.pointerType === "touch" && !zoom.isZoomed()) tapAt(event, MISSING_CLICK);
    },
    onClick(event: React.MouseEvent) {
      const { nativeEvent } = event;
      const isFinger = "pointerType" in nativeEvent && nativeEvent.pointerType === "touch";
      if (event.detail > 1 && !isFinger) clearTimeout(waiting.current);
      else tapAt(event, isFinger ? 0 : DOUBLE_CLICK);
    },
  };
}

/**
 * Handles keys anywhere in the page except in dialogs, and no browser shortcuts; characters only while the focus is in the
 * main element, because speech input types them by itself (WCAG 2.1.4).
 */
function useKeys(actions: Record<string, () => void>): void {
  // A layout effect: whoever sees the image can already use the keys.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isElsewhere = isIn("dialog", event.target);
      if (isElsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.length === 1 && !isIn("main", event.target)) return;
      const action = actions[event.key];
      if (!action) return;
      // Escape would cancel the browser's navigation back.
      event.preventDefault();
      action();
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
}

function isIn(selector: string, target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** Explains how to zoom an image with mouse and keyboard (docs/behaviour.md, "Image viewer"). */
function ZoomHelp({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Come ingrandire" onClose={onClose}>
      <ul>
        <li>
          Con la rotella del mouse l’immagine si ingrandisce fino a otto volte, dove sta il
          puntatore.
        </li>
        <li>
          Con i tasti <kbd>+</kbd> e <kbd>−</kbd>, o con i due pulsanti, si fa lo stesso un passo
          alla volta; <kbd>0</kbd> la riporta intera.
        </li>
        <li>
          Quando è ingrandita si trascina, si sposta con le frecce o con un clic sul punto da
          vedere; un doppio clic la riporta intera.
        </li>
        <li>
          Quando è intera, con le frecce <kbd>←</kbd> e <kbd>→</kbd> si passa all’immagine
          precedente o alla successiva; <kbd>Esc</kbd> torna alla pagina.
        </li>
      </ul>
    </Modal>
  );
}
