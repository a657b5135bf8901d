import "./page-transition.css";
import {
  Fragment,
  type ReactNode,
  useState,
  ViewTransition,
  type ViewTransitionInstance,
} from "react";
// Adds to ViewTransitionInstance its animated parts.
import type {} from "react-dom";
import { useLocation } from "react-router";
import { useMediaQuery } from "../../components/use-media-query.ts";
import { endOnGesture } from "./end-on-gesture.ts";
import { choosePreset, FIRST_OPACITY, type Preset } from "./presets.ts";

/** The visitor's system leaves movement alone. */
const MOTION_WELCOME = "(prefers-reduced-motion: no-preference)";

let lastPreset: Preset | undefined;

/**
 * Lets the page, its only child element, come in with one of the presets at every soft navigation
 * (docs/behaviour.md, "Page transitions"). Nothing moves on the first load, when only something inside the page
 * changes, where the visitor asked for less motion, or in browsers without view transitions
 * (docs/decisions/0008-page-transitions.md).
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const motionWelcome = useMediaQuery(MOTION_WELCOME);
  const [transition, setTransition] = useState(pathname);
  // React starts a view transition for every new key: without motion the key stays.
  if (motionWelcome && transition !== pathname) setTransition(pathname);
  return (
    <ViewTransition
      key={transition}
      default="none"
      enter={motionWelcome ? "page" : "none"}
      onEnter={bringIn}
    >
      <Fragment key={pathname}>{children}</Fragment>
    </ViewTransition>
  );
}

/** Called by React when the browser is about to show the new page; what it returns, when the page is in. */
function bringIn({ new: newPage }: ViewTransitionInstance): () => void {
  const preset = choosePreset(lastPreset, Math.random());
  lastPreset = preset;
  newPage.animate(
    { opacity: [FIRST_OPACITY, 1], transform: [preset.from, "none"] },
    { id: preset.name, duration: preset.duration, easing: "ease-out" },
  );
  return endOnGesture();
}
