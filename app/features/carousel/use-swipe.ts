import { type TouchEvent, useRef } from "react";
import { swipeStep } from "./carousel-images.ts";

/** Returns handlers that turn a one-finger swipe into a step; a second finger makes it a pinch. */
export function useSwipe(onStep: (step: 1 | -1) => void) {
  const startX = useRef<number | undefined>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      startX.current = touches.length === 1 ? touches[0]?.clientX : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const endX = changedTouches[0]?.clientX;
      const step =
        startX.current === undefined || endX === undefined ? 0 : swipeStep(startX.current, endX);
      startX.current = undefined;
      if (step !== 0) onStep(step);
    },
    onTouchCancel() {
      startX.current = undefined;
    },
  };
}
