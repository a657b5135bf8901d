import Panzoom, { type PanzoomObject } from "@panzoom/panzoom";
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { View } from "./zoom-path.ts";

/** Zoom range (docs/behaviour.md, "Image viewer"). */
const SMALLEST = 1;
const LARGEST = 8;

/** Of a mosaic that can be entered: a few of its stones fill the window. */
const LARGEST_OF_MOSAIC = 64;

/** Zoom factor of one press of a key or a button. */
const STEP = 1.5;

export type Zoom = ReturnType<typeof useZoom>;

/** Makes an element zoomable by wheel and pinch around the pointer, draggable while zoomed, and reset by a double click. */
export function useZoom(target: RefObject<HTMLElement | null>, isMosaic: boolean) {
  const largest = isMosaic ? LARGEST_OF_MOSAIC : LARGEST;
  const panzoom = useRef<PanzoomObject | undefined>(undefined);
  const pointer = useRef<{ clientX: number; clientY: number } | undefined>(undefined);

  // A layout effect: whoever sees the image can already zoom it.
  useLayoutEffect(() => {
    const element = target.current;
    const stage = element?.parentElement;
    if (!element || !stage) return;
    const zoom = Panzoom(element, {
      minScale: SMALLEST,
      maxScale: largest,
      panOnlyWhenZoomed: true,
      cursor: "default",
      // The page behind does not scroll; the viewer handles swipes and taps.
      touchAction: "none",
      pinchAndPan: true,
    });
    panzoom.current = zoom;
    const ending = new AbortController();
    const { signal } = ending;
    stage.addEventListener("wheel", (event) => zoom.zoomWithWheel(event), {
      signal,
      passive: false,
    });
    stage.addEventListener("dblclick", () => zoom.reset(), { signal });
    stage.addEventListener(
      "pointermove",
      ({ clientX, clientY }) => {
        pointer.current = { clientX, clientY };
      },
      { signal },
    );
    return () => {
      ending.abort();
      zoom.destroy();
      zoom.resetStyle();
    };
  }, [target, largest]);

  /** Zooms around the pointer, or around the centre while no pointer has been seen. */
  function zoomBy(factor: number) {
    const zoom = panzoom.current;
    if (!zoom) return;
    const scale = Math.min(largest, Math.max(SMALLEST, zoom.getScale() * factor));
    if (scale === SMALLEST) zoom.reset();
    else if (pointer.current) zoom.zoomToPoint(scale, pointer.current);
    else zoom.zoom(scale, { animate: false });
  }

  /** Pans a zoomed image by pixels of the window, to the right and down; Panzoom counts in those of the image. */
  function pan(right: number, down: number) {
    const scale = panzoom.current?.getScale() ?? SMALLEST;
    panzoom.current?.pan(-right / scale, -down / scale, { relative: true });
  }

  /** Centres a point of the window: the single-tap alternative to dragging. */
  function centre(clientX: number, clientY: number) {
    const stage = target.current?.parentElement?.getBoundingClientRect();
    if (!stage) return;
    pan(clientX - stage.left - stage.width / 2, clientY - stage.top - stage.height / 2);
  }

  /** Shows a view at once. */
  function show({ scale, x, y }: View) {
    panzoom.current?.zoom(scale, { animate: false });
    panzoom.current?.pan(x, y, { animate: false, force: true });
  }

  return {
    pan,
    show,
    centre,
    enlarge: () => zoomBy(STEP),
    reduce: () => zoomBy(1 / STEP),
    reset: () => panzoom.current?.reset(),
    isZoomed: () => (panzoom.current?.getScale() ?? SMALLEST) > SMALLEST,
  };
}
