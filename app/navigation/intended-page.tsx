import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { softLinkAround } from "./soft-link.ts";

interface ConnectionNavigator extends Navigator {
  connection?: { saveData?: boolean; type?: string; effectiveType?: string };
}

/** Whether fetching a page that may not be opened costs nobody anything: not where data are counted or slow. */
function isFetchingAheadCheap(): boolean {
  const { connection } = navigator as ConnectionNavigator;
  return (
    connection?.saveData !== true &&
    connection?.type !== "cellular" &&
    !connection?.effectiveType?.includes("2g")
  );
}

/** Fetches ahead the page whose link a pointer, a finger or the keyboard has reached. */
export function IntendedPage() {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const ending = new AbortController();
    function onIntent({ target }: Event) {
      const link = softLinkAround(target);
      if (link && isFetchingAheadCheap()) setAddress(link.pathname);
    }
    for (const sign of ["pointerover", "touchstart", "focusin"]) {
      document.addEventListener(sign, onIntent, { passive: true, signal: ending.signal });
    }
    return () => ending.abort();
  }, []);
  return address === undefined ? null : <PrefetchPageLinks page={address} />;
}
