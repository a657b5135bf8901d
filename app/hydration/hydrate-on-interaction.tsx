import {
  type ComponentType,
  type FunctionComponent,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { BuildContext } from "./build-context.ts";

/** The element around a part that waits. */
const WAITING = "[data-waits]";

/** What comes before a press, and what somebody does who presses without coming near first. */
const SIGNS = ["pointerover", "pointerdown", "focusin", "keydown", "click"];

/** Of one part: whether React is to take it over, and how it hears of that. */
interface Need {
  isThere: boolean;
  arise: () => void;
  arisen: Promise<void>;
}

function createNeed(): Need {
  let tell = () => {};
  const need = {
    isThere: false,
    arise() {
      need.isThere = true;
      tell();
    },
    arisen: new Promise<void>((resolve) => {
      tell = resolve;
    }),
  };
  return need;
}

/** By the elements of the parts. */
const needs = new Map<unknown, Need>();

let areAllNeeded = false;

/**
 * React takes over all parts that wait. To be called before another page is shown: a part that still waits would be made
 * anew then, from nothing.
 */
export function hydrateAll(): void {
  areAllNeeded = true;
  for (const need of needs.values()) need.arise();
}

/** React takes over what waits in an element: it is shown now. */
export function hydrateWithin(element: Element): void {
  for (const place of element.querySelectorAll(WAITING)) needs.get(place)?.arise();
}

/** The need of the part in an element, which has `data-waits`. */
export function useHydrationTrigger(place: RefObject<Element | null>): Need {
  const [need] = useState(createNeed);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    needs.set(element, need);
    return () => void needs.delete(element);
  }, [place, need]);
  return need;
}

/**
 * Leaves a part as it was prerendered until somebody comes near it: what does nothing of itself costs a slow phone nothing
 * (docs/decisions/0028-waiting-parts.md). The press that comes first is not lost.
 * @param Part Needs no props, so that nothing around it makes it anew while it waits.
 */
export function hydrateOnInteraction(Part: ComponentType): FunctionComponent {
  return memo(function WaitingPart() {
    const place = useRef<HTMLDivElement>(null);
    const need = useHydrationTrigger(place);
    return (
      <div ref={place} className="as-is" data-waits="">
        <Suspense>
          <WhenNeeded need={need}>
            <Part />
          </WhenNeeded>
        </Suspense>
      </div>
    );
  });
}

/** What stays as it is until it is needed, inside a boundary of its own. */
export function WhenNeeded({ need, children }: { need: Need; children: ReactNode }) {
  const isBuilding = useContext(BuildContext) !== undefined;
  if (!isBuilding && !areAllNeeded && !need.isThere) use(need.arisen);
  return children;
}

/**
 * Takes a part that waits over as soon as somebody comes near it. All of them once a translator has changed one: React makes
 * it anew, and a press must not fall in between.
 * @returns how to stop
 */
export function listenForNeeds(): () => void {
  const ending = new AbortController();
  const onSign = ({ target }: Event) => needAround(target)?.arise();
  const changes = new MutationObserver((records) => {
    if (records.some(({ target }) => needAround(target.parentElement)?.isThere === false)) {
      hydrateAll();
    }
  });
  changes.observe(document.body, { subtree: true, childList: true, characterData: true });
  for (const place of document.querySelectorAll(`${WAITING}:is(:hover, :focus-within)`)) {
    needs.get(place)?.arise();
  }
  for (const sign of SIGNS) {
    // Before React hears of it, which listens further in.
    window.addEventListener(sign, onSign, { capture: true, signal: ending.signal });
  }
  return () => {
    ending.abort();
    changes.disconnect();
  };
}

/** The need of the part that something is in. */
function needAround(target: EventTarget | null): Need | undefined {
  return needs.get(target instanceof Element && target.closest(WAITING));
}
