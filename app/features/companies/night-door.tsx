import { Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { resilientLazy } from "../../hydration/client-only.tsx";
import { createStore, useStore } from "../../state/create-store.ts";

const CompanyNight = resilientLazy(() => import("./company-night.tsx"));

/** Whether the night is open: it still is for who comes back from a company. */
const isOpen = createStore(false);

/** Opens the night of the companies under their map; its script comes when it is asked for. */
export function NightDoor() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isNight = useStore(isOpen);
  const [isPressed, setIsPressed] = useState(false);
  useEffect(() => setPlace(document.getElementById("notte")), []);
  const map = place?.parentElement;
  if (!map) return null;
  function press() {
    setIsPressed(true);
    isOpen.set(!isNight);
  }
  return createPortal(
    <>
      <button type="button" className="button" onClick={press}>
        {isNight ? "Torna al giorno" : "La notte delle compagnie"}
      </button>
      <Suspense>{isNight && <CompanyNight map={map} isPressed={isPressed} />}</Suspense>
    </>,
    place,
  );
}
