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

/** Selector of the element around a part that waits for hydration. */
const WAITING = "[data-waits]";

/** Events that precede a press, and those of a press without approaching first. */
const SIGNS = ["pointerover", "pointerdown", "focusin", "keydown", "click"];

type Need = ReturnType<typeof createNeed>;

/** Creates the hydration need of one part: whether it has arisen, and how React learns of it. */
function createNeed() {
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

/** Needs by the elements of their parts. */
const needs = new Map<unknown, Need>();

let areAllNeeded = false;

/** Hydrates all parts that wait, before another page is shown: React would render them again from scratch. */
export function hydrateAll(): void {
  areAllNeeded = true;
  for (const need of needs.values()) need.arise();
}

/** Hydrates the parts that wait in an element, which is being shown. */
export function hydrateWithin(element: Element): void {
  for (const place of element.querySelectorAll(WAITING)) needs.get(place)?.arise();
}

/** Returns the need of the part in an element, which has `data-waits`. */
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
 * Leaves a part as prerendered until the visitor approaches it (docs/decisions/0028-waiting-parts.md). It needs no props, so
 * that nothing around it renders it again while it waits.
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

/** Suspends its content until it is needed, inside a boundary of its own. */
export function WhenNeeded({ need, children }: { need: Need; children: ReactNode }) {
  const isBuilding = useContext(BuildContext) !== undefined;
  if (!isBuilding && !areAllNeeded && !need.isThere) use(need.arisen);
  return children;
}

/** Hydrates a part once the visitor approaches it; all, once a translator has changed one: no press may fall in between. */
export function listenForNeeds(signal: AbortSignal): void {
  const onSign = ({ target }: Event) => needAround(target)?.arise();
  const changes = new MutationObserver((records) => {
    if (records.some(({ target }) => needAround(target.parentElement)?.isThere === false)) {
      hydrateAll();
    }
  });
  changes.observe(document.body, { subtree: true, childList: true, characterData: true });
  signal.addEventListener("abort", () => changes.disconnect());
  for (const place of document.querySelectorAll(`${WAITING}:is(:hover, :focus-within)`)) {
    needs.get(place)?.arise();
  }
  for (const sign of SIGNS) {
    // Captured before React's own listeners, which are further in.
    window.addEventListener(sign, onSign, { capture: true, signal });
  }
}

/** Returns the need of the part around a target. */
function needAround(target: EventTarget | null): Need | undefined {
  return needs.get(target instanceof Element && target.closest(WAITING));
}
