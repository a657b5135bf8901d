import { useEffect, useState } from "react";
import {
  type BuiltRoad,
  bulletinInForce,
  isOld,
  knownBulletins,
  parseBulletin,
  ROAD_ADDRESS,
  type RoadAnswer,
} from "../../../domain/road/bulletins.ts";
import { KEPT_ON } from "../../storage/cached-texts.ts";
import { buildInstant, useLiveNow } from "../../time/clock.ts";

/** Returns the bulletin to show, built in or fetched past any cache, and whether it may be outdated: old, or not to be had. */
export function useBulletin(road: BuiltRoad) {
  const now = useLiveNow();
  const [answer, setAnswer] = useState<RoadAnswer>();
  // With each page that shows it, and again when back online.
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const ask = () =>
      void askRoad(signal).then((said) => {
        if (!signal.aborted) setAnswer(said);
      });
    ask();
    window.addEventListener("online", ask, { signal });
    return () => ending.abort();
  }, []);
  const bulletin =
    now === undefined ? road.current : bulletinInForce(knownBulletins(road, answer), now);
  const isStale =
    bulletin !== undefined && (isOld(bulletin, now ?? buildInstant) || answer?.isFresh === false);
  return { bulletin, isStale };
}

async function askRoad(signal: AbortSignal): Promise<RoadAnswer> {
  try {
    const answer = await fetch(ROAD_ADDRESS, { cache: "no-store", signal });
    if (!answer.ok) throw new Error(String(answer.status));
    const bulletin = parseBulletin(await answer.json());
    return { bulletin, isFresh: !answer.headers.has(KEPT_ON) };
  } catch {
    return { bulletin: undefined, isFresh: false };
  }
}
