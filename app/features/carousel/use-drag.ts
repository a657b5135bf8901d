import {
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
  type UIEvent,
  useRef,
  type WheelEvent,
} from "react";

/** Pixels that a swipe must exceed (docs/behaviour.md, "Carousel"). */
const SWIPE_THRESHOLD = 50;

/** Returns the step of a swipe: left is next, right is previous, none when it was too short. */
function swipeStep(fromX: number, toX: number): 1 | 0 | -1 {
  if (Math.abs(toX - fromX) <= SWIPE_THRESHOLD) return 0;
  return toX < fromX ? 1 : -1;
}

/** Pixels that a pointer may move during a click. */
const TREMBLE = 5;

/** Returns handlers that drag a track: a drag, or a click beside the slide, ends in a step, a wheel in a share of the way. */
export function useDrag(onStep: (step: 1 | 0 | -1) => void, onScrolled: (share: number) => void) {
  const start = useRef<{ x: number; left: number } | undefined>(undefined);
  const isDragged = useRef(false);
  const isWheeled = useRef(false);
  function end(toX?: number) {
    const from = start.current;
    start.current = undefined;
    if (from && isDragged.current) onStep(swipeStep(from.x, toX ?? from.x));
  }
  return {
    onPointerDown({ isPrimary, button, clientX, currentTarget }: PointerEvent) {
      if (!isPrimary || button !== 0) return;
      start.current = { x: clientX, left: currentTarget.scrollLeft };
      isDragged.current = false;
    },
    onPointerMove({ isPrimary, pointerId, clientX, currentTarget }: PointerEvent) {
      if (!start.current || !isPrimary) return;
      const by = start.current.x - clientX;
      if (!isDragged.current && Math.abs(by) <= TREMBLE) return;
      isDragged.current = true;
      currentTarget.setPointerCapture(pointerId);
      currentTarget.toggleAttribute("data-dragged", true);
      currentTarget.scrollTo({ left: start.current.left + by, behavior: "instant" });
    },
    onPointerUp: ({ clientX }: PointerEvent) => end(clientX),
    onPointerCancel: () => end(),
    onWheel({ deltaX }: WheelEvent) {
      isWheeled.current = deltaX !== 0;
    },
    onScrollEnd({ currentTarget }: UIEvent) {
      if (start.current) return;
      currentTarget.toggleAttribute("data-dragged", false);
      const { scrollLeft, scrollWidth, clientWidth } = currentTarget;
      if (isWheeled.current) onScrolled(scrollLeft / (scrollWidth - clientWidth));
      isWheeled.current = false;
    },
    onClickCapture(event: MouseEvent) {
      // The keyboard's clicks have no detail.
      if (isDragged.current && event.detail > 0) event.stopPropagation();
    },
    onClick({ target, currentTarget, nativeEvent }: MouseEvent) {
      // The other slides are inert.
      if (target === currentTarget)
        onStep(nativeEvent.offsetX < currentTarget.clientWidth / 2 ? -1 : 1);
    },
    onDragStart: (event: MouseEvent) => event.preventDefault(),
  };
}

/** Returns a handler of all touch events that turns a one-finger swipe into a step; a second finger makes it a pinch. */
export function useSwipe(onStep: (step: 1 | 0 | -1) => void) {
  const startX = useRef<number | undefined>(undefined);
  return ({ type, touches, changedTouches }: TouchEvent) => {
    const from = startX.current;
    const toX = changedTouches[0]?.clientX;
    startX.current =
      type === "touchstart" && touches.length === 1 ? touches[0]?.clientX : undefined;
    if (type === "touchend" && from !== undefined && toX !== undefined)
      onStep(swipeStep(from, toX));
  };
}
