import {
  type ComponentType,
  type FunctionComponent,
  memo,
  type ReactNode,
  Suspense,
  use,
  useContext,
  useEffect,
} from "react";
import { BuildContext } from "./build-context.ts";

/** The element around a part that waits. */
const WAITING = "[data-waits]";

/** What comes before a press, and what somebody does who presses without coming near first. */
const SIGNS = ["pointerover", "pointerdown", "focusin", "keydown", "click"];

let areNeeded = false;
let tell = () => {};
const need = new Promise<void>((resolve) => {
  tell = resolve;
});

/**
 * React takes over the parts that wait. To be called before another page is shown too: a part that still waits would
 * be made anew then, from nothing.
 */
export function needWaitingParts(): void {
  areNeeded = true;
  tell();
}

/**
 * A part that stays as it is in the prerendered page until somebody comes near it: what does nothing of itself costs a
 * slow phone nothing (docs/decisions/0028-waiting-parts.md). The press that comes first is not lost, as React takes the part
 * over before it hears of it.
 * @param Part Needs no props, so that nothing around it makes it anew while it waits.
 */
export function waitingPart(Part: ComponentType): FunctionComponent {
  return memo(() => (
    <div className="as-is" data-waits="">
      <Suspense>
        <WhenNeeded>
          <Part />
        </WhenNeeded>
      </Suspense>
    </div>
  ));
}

/** What stays as it is until it is needed, inside a boundary of its own whose element has `data-waits`. */
export function WhenNeeded({ children }: { children: ReactNode }) {
  const isBuilding = useContext(BuildContext) !== undefined;
  if (!isBuilding && !areNeeded) use(need);
  return children;
}

/** Takes the parts that wait over as soon as somebody comes near one of them. */
export function useWaitingParts(): void {
  useEffect(() => {
    const ending = new AbortController();
    function onSign({ target }: Event) {
      if (!(target instanceof Element && target.closest(WAITING))) return;
      ending.abort();
      needWaitingParts();
    }
    if (document.querySelector(`${WAITING} :is(:hover, :focus)`)) return needWaitingParts();
    for (const sign of SIGNS) {
      // Before React hears of it, which listens further in.
      window.addEventListener(sign, onSign, { capture: true, signal: ending.signal });
    }
    return () => ending.abort();
  }, []);
}
