import { useEffect } from "react";
import type { Answer } from "../../server/calls.ts";
import { useAsked } from "../api.ts";
import { dayOf, hourOf } from "../rome-time.ts";

/** Milliseconds between two requests to the public site. */
const ASK_AGAIN = 10_000;

/** Shows the state of the public site, as the site itself reports it. */
export function VisitorsLine() {
  const { answer, again } = useAsked("visitors");
  useEffect(() => {
    const timer = setInterval(again, ASK_AGAIN);
    return () => clearInterval(timer);
  }, [again]);
  return <p role="status">{answer && wordsOf(answer)}</p>;
}

function wordsOf({ address, built, isPublished }: Answer<"visitors">): string {
  if (!address || !built)
    return "Il sito pubblico non risponde: che cosa leggono adesso i visitatori non si sa.";
  const site = `il sito costruito ${dayOf(built)} alle ${hourOf(built)}`;
  return isPublished
    ? `I visitatori leggono ciò che è pubblicato: ${site} (${address}).`
    : `I visitatori leggono ancora altri testi: ${site} (${address}).`;
}
