import { type TouchEvent, useRef } from "react";
import { swipeStep } from "./carousel-images.ts";

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
