import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { useMediaQuery } from "../../components/use-media-query.ts";

interface Autoplay {
  isOn: boolean;
  /** Milliseconds between two images. */
  interval: number;
  /** Which image is shown: each has the whole interval, whoever brought it. */
  position: number;
  onAdvance: () => void;
}

/**
 * Advances by itself, unless someone points at the carousel, touches it or is in it with the keyboard, asks for less
 * motion, or does not see the page (docs/behaviour.md, "Carousel"). Returns handlers for the carousel, whether it
 * moves now, and whether it may at all.
 */
export function useAutoplay({ isOn, interval, position, onAdvance }: Autoplay) {
  const [isPointed, setIsPointed] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const wantsStillness = useMediaQuery("(prefers-reduced-motion: reduce)");
  const isPageVisible = usePageVisible();
  const isRunning =
    isOn && !isPointed && !isTouched && !isFocused && !wantsStillness && isPageVisible;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position begins a new interval
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(onAdvance, interval);
    return () => clearTimeout(timer);
  }, [isRunning, interval, position]);

  return {
    isRunning,
    isWelcome: !wantsStillness,
    holdHandlers: {
      // A finger has no hover, though browsers make one up after a tap.
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsPointed(pointerType === "mouse"),
      onPointerLeave: () => setIsPointed(false),
      // A button keeps the focus after a press; the keyboard shows where it is.
      onFocus: ({ target }: FocusEvent) => setIsFocused(target.matches(":focus-visible")),
      onBlur: () => setIsFocused(false),
    },
    setIsTouched,
  };
}

function usePageVisible(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener("visibilitychange", listener);
      return () => document.removeEventListener("visibilitychange", listener);
    },
    () => document.visibilityState === "visible",
    () => true,
  );
}
