import { useEffect, useState } from "react";
import {
  type BuiltRoad,
  type Bulletin,
  bulletinInForce,
  isOld,
  knownBulletins,
  parseBulletin,
  type RoadAnswer,
} from "../../../domain/road/bulletins.ts";
import { ROAD_ADDRESS } from "../../../domain/road/road-address.ts";
import { KEPT_ON } from "../../storage/cached-texts.ts";
import { useLiveNow } from "../../time/clock.ts";

/**
 * The bulletin to show now, of those that the page was built with and of the one that is asked for anew, for every
 * visitor and past any cache; whether it may be true no more, because it is old or nobody could be asked.
 */
export function useBulletin(road: BuiltRoad): {
  bulletin: Bulletin | undefined;
  isStale: boolean;
} {
  const now = useLiveNow();
  const answer = useAnswer();
  if (now === undefined) return { bulletin: road.current, isStale: false };
  const bulletin = bulletinInForce(knownBulletins(road, answer), now);
  const isStale = bulletin !== undefined && (isOld(bulletin, now) || answer?.isFresh === false);
  return { bulletin, isStale };
}

/** Asked for with each page that shows it, and again when the line is back; undefined until there is an answer. */
function useAnswer(): RoadAnswer | undefined {
  const [answer, setAnswer] = useState<RoadAnswer>();
  useEffect(() => {
    const request = new AbortController();
    const ask = () =>
      void askRoad(request.signal).then((said) => {
        if (!request.signal.aborted) setAnswer(said);
      });
    ask();
    window.addEventListener("online", ask);
    return () => {
      request.abort();
      window.removeEventListener("online", ask);
    };
  }, []);
  return answer;
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
