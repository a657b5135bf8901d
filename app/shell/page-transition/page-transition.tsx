import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "../../components/skip-link.tsx";
import { internalLinkAround } from "../../navigation/internal-link.ts";
import { type FollowedPicture, followedPicture, growPicture } from "./growing-picture.ts";
import { choosePreset, FIRST_OPACITY, type Preset } from "./presets.ts";

/** Media query of systems without a preference for reduced motion. */
const MOTION_WELCOME = "(prefers-reduced-motion: no-preference)";

/** What is remembered of a page until the next one comes. */
interface Shown {
  pathname: string;
  /** Position in the history of the tab, as the router counts it; undefined for entries that the browser made. */
  index: number | undefined;
  preset?: Preset;
}

/** Animates each page under /app in; in a layout effect, so that its first frame is the first of the animation. */
export function PageTransition(): null {
  const { pathname } = useLocation();
  const shown = useRef<Shown>({ pathname, index: historyIndex() });
  const followed = useRef<{ rel: string; picture: FollowedPicture | undefined }>(undefined);
  useLayoutEffect(() => {
    const remember = ({ target, timeStamp }: MouseEvent) => {
      const link = internalLinkAround(target)?.element;
      followed.current = link && {
        rel: link.getAttribute("rel") ?? "",
        picture: followedPicture(link, timeStamp),
      };
    };
    document.addEventListener("click", remember, true);
    return () => document.removeEventListener("click", remember, true);
  }, []);
  useLayoutEffect(() => {
    const left = shown.current;
    const link = followed.current;
    if (left.pathname === pathname) return;
    followed.current = undefined;
    const index = historyIndex();
    const isBack = index !== undefined && left.index !== undefined && index < left.index;
    const isUp = left.pathname.startsWith(`${pathname.replace(/\/home$/, "")}/`);
    const way = isBack ? "back" : isUp ? "up" : link?.rel;
    const preset = choosePreset(left.preset, Math.random(), way);
    shown.current = { pathname, index, preset };
    // The element around main, which persists across pages.
    const place = document.getElementById(MAIN_ID)?.parentElement;
    if (!place || !pathname.startsWith("/app/") || !canMove()) return;
    if (link?.picture) growPicture(place, link.picture);
    // A page that is still coming in gives way.
    for (const movement of place.getAnimations()) movement.cancel();
    // Scaled around its own middle, a long page would jump by far more than the preset says.
    const middle = window.innerHeight / 2 - place.getBoundingClientRect().top;
    const transformOrigin = Array(2).fill(`50% ${middle}px`);
    place.animate(
      { opacity: [FIRST_OPACITY, 1], transform: [preset.from, "none"], transformOrigin },
      { id: preset.from, duration: preset.duration, easing: "ease-out" },
    );
  }, [pathname]);
  return null;
}

const historyIndex = (): number | undefined => window.history.state?.idx;

/** Returns whether to animate: not with reduced motion, nor where the animation would widen the page (shell.module.css). */
function canMove(): boolean {
  return window.matchMedia(MOTION_WELCOME).matches && CSS.supports("overflow", "clip");
}
