import { type RefObject, useLayoutEffect, useRef } from "react";
import { type FollowedPicture, followedPicture, growPicture } from "./growing-picture.ts";
import { choosePreset, FIRST_OPACITY, type Preset } from "./presets.ts";

/** Media query of systems without a preference for reduced motion. */
const MOTION_WELCOME = "(prefers-reduced-motion: no-preference)";

/**
 * Animates the page in with one of the presets at every client-side navigation (docs/behaviour.md, "Page transitions"). In a
 * layout effect, so that the first frame of the new page is the first of the animation.
 * @param pathname address of the current page
 * @returns a ref for the animated element, which persists across pages
 */
export function usePageTransition(pathname: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shownPathname = useRef<string>(undefined);
  const lastPreset = useRef<Preset>(undefined);
  const followed = useRef<FollowedPicture>(undefined);
  useLayoutEffect(() => {
    const remember = (event: MouseEvent) => {
      followed.current = followedPicture(event);
    };
    document.addEventListener("click", remember, true);
    return () => document.removeEventListener("click", remember, true);
  }, []);
  useLayoutEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    const isFirstLoad = !("hydrated" in document.documentElement.dataset);
    if (isFirstLoad || !canMove()) return;
    const preset = choosePreset(lastPreset.current, Math.random());
    lastPreset.current = preset;
    const picture = followed.current;
    followed.current = undefined;
    // Once the new page has scrolled to its start, still before its first frame.
    if (picture) queueMicrotask(() => place.current && growPicture(place.current, picture));
    // A page that is still coming in gives way.
    for (const movement of place.current?.getAnimations() ?? []) movement.cancel();
    place.current?.animate(
      { opacity: [FIRST_OPACITY, 1], transform: [preset.from, "none"] },
      { id: preset.name, duration: preset.duration, easing: "ease-out" },
    );
  }, [pathname]);
  return place;
}

/** Returns whether to animate: not with reduced motion, nor where the animation would widen the page (shell.module.css). */
function canMove(): boolean {
  return window.matchMedia(MOTION_WELCOME).matches && CSS.supports("overflow", "clip");
}
