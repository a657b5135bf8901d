import { type FocusEvent, type PointerEvent, useEffect, useState } from "react";
import { useMediaQuery } from "../../components/use-media-query.ts";

interface Autoplay {
  isOn: boolean;
  /** Milliseconds between two images. */
  interval: number;
  /** Position of the image shown: each has the full interval, however it was reached. */
  position: number;
  onAdvance: () => void;
}

/**
 * Advances by itself, unless the carousel is hovered, touched or keyboard-focused, reduced motion is preferred, or the page
 * is hidden (docs/behaviour.md, "Carousel"). Returns event handlers, whether it is running, and whether it may run at all.
 */
export function useAutoplay({ isOn, interval, position, onAdvance }: Autoplay) {
  const [isPointed, setIsPointed] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const wantsStillness = useMediaQuery("(prefers-reduced-motion: reduce)");
  const isRunning = isOn && !isPointed && !isTouched && !isFocused && !wantsStillness;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position begins a new interval
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") onAdvance();
    }, interval);
    return () => clearInterval(timer);
  }, [isRunning, interval, position]);

  return {
    isRunning,
    isWelcome: !wantsStillness,
    holdHandlers: {
      // Touch has no hover, though browsers emulate it after a tap.
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsPointed(pointerType === "mouse"),
      onPointerLeave: () => setIsPointed(false),
      // A button keeps the focus after a press; only keyboard focus is visible.
      onFocus: ({ target }: FocusEvent) => setIsFocused(target.matches(":focus-visible")),
      onBlur: () => setIsFocused(false),
    },
    setIsTouched,
  };
}
