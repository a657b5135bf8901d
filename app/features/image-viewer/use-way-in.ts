import { type RefObject, useEffect, useRef, useState } from "react";
import type { Detail } from "../../../domain/pictures/picture-files.ts";
import type { Zoom } from "./use-zoom.ts";
import {
  containedBox,
  inverseOf,
  type Size,
  transformOf,
  type View,
  viewOfDetail,
  viewOnTheWay,
} from "./zoom-path.ts";

/** Milliseconds from the whole mosaic to its detail. */
const DURATION = 5_000;

/** Parts of the way after which it is drawn anew; with reduced motion, the still steps. */
const STEPS = 4;

/** Keyframes of the way: between two of them browsers know no other than a straight one. */
const KEYFRAMES = 40;

/** What stops on the way whoever has seen enough. */
const STOPS = ["pointerdown", "wheel", "keydown"];

/**
 * Goes from a mosaic to its detail in one animation over canvases drawn before: the drawing itself is sharp only at rest, and
 * too slow to draw for each frame (docs/decisions/0067-mosaic-one-can-enter.md).
 */
export function useWayIn(figure: RefObject<HTMLElement | null>, zoom: Zoom, detail?: Detail) {
  const [isThere, setIsThere] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  useEffect(() => {
    const element = figure.current;
    const leave = () => setIsThere(false);
    element?.addEventListener("panzoomreset", leave);
    return () => element?.removeEventListener("panzoomreset", leave);
  }, [figure]);

  async function enter() {
    const element = figure.current;
    const image = element?.querySelector("img");
    if (!element || !image || !detail) return;
    stop.current?.();
    const ending = new AbortController();
    const { signal } = ending;
    stop.current = () => ending.abort();
    for (const type of STOPS) {
      window.addEventListener(type, stop.current, { capture: true, signal });
    }
    await image.decode().catch(stop.current);
    const end = viewOfDetail(sizeOf(element), boxOf(image), detail.box);
    const canvases: HTMLCanvasElement[] = [];
    for (let step = 1; step <= STEPS && !signal.aborted; step += 1) {
      canvases.push(drawnAt(viewOnTheWay(end, step / STEPS), image));
      await nextFrame();
    }
    if (signal.aborted) return;
    element.append(...canvases);
    const animation = element.animate(
      Array.from({ length: KEYFRAMES + 1 }, (_, index) => ({
        transform: transformOf(viewOnTheWay(end, index / KEYFRAMES)),
      })),
      {
        duration: DURATION,
        easing: matchMedia("(prefers-reduced-motion: reduce)").matches
          ? `steps(${STEPS})`
          : "ease-in-out",
        fill: "forwards",
      },
    );
    signal.addEventListener("abort", () => animation.pause());
    await Promise.race([animation.finished, aborted(signal)]);
    zoom.show(viewOnTheWay(end, animation.effect?.getComputedTiming().progress ?? 1));
    setIsThere(!signal.aborted);
    ending.abort();
    // Panzoom writes its transform in a frame too.
    await nextFrame();
    animation.cancel();
    for (const canvas of canvases) canvas.remove();
  }

  return { isThere, enter };
}

const nextFrame = () => new Promise(requestAnimationFrame);

const aborted = (signal: AbortSignal) =>
  new Promise((resolve) => signal.addEventListener("abort", resolve));

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement): Size => ({
  width: offsetWidth,
  height: offsetHeight,
});

/** Returns the box of an image's pixels in its figure, which it fills but for its padding. */
function boxOf(image: HTMLImageElement) {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(image);
  const [left, right, top, bottom] = [paddingLeft, paddingRight, paddingTop, paddingBottom].map(
    Number.parseFloat,
  ) as [number, number, number, number];
  const { width, height } = sizeOf(image);
  return containedBox(
    { width: image.naturalWidth, height: image.naturalHeight },
    { x: left, y: top, width: width - left - right, height: height - top - bottom },
  );
}

/** Draws what the stage shows in a view, on a canvas that lies where it is to be seen in the figure. */
function drawnAt(view: View, image: HTMLImageElement): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  const { width, height } = sizeOf(image);
  const pixels = Math.min(2, devicePixelRatio);
  canvas.width = width * pixels;
  canvas.height = height * pixels;
  canvas.style.transform = inverseOf(view);
  const pen = canvas.getContext("2d");
  const box = boxOf(image);
  pen?.scale(pixels, pixels);
  pen?.translate(width / 2, height / 2);
  pen?.scale(view.scale, view.scale);
  pen?.translate(view.x - width / 2, view.y - height / 2);
  pen?.drawImage(image, box.x, box.y, box.width, box.height);
  return canvas;
}
