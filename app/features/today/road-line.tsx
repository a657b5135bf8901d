import { ROAD_PAGE } from "../../../domain/addresses.ts";
import { noticeFor } from "../../../domain/feasts/feasts.ts";
import type { BuiltRoad, Bulletin } from "../../../domain/road/bulletins.ts";
import { issuedInWords, STATE_IN_WORDS, untilInWords } from "../../../domain/road/road-in-words.ts";
import { romeDate } from "../../../domain/time/rome-time.ts";
import type { Calendar } from "../../../pipeline/schemas/calendar.ts";
import { Line } from "./line.tsx";

export interface RoadLineProps {
  road: BuiltRoad & { advice: Calendar["road"] };
  bulletin: Bulletin | undefined;
  isStale: boolean;
  now: number | undefined;
}

/** Shows the road bulletin in force; without one, the advice of the season. */
export function RoadLine({ road: { advice }, bulletin, isStale, now }: RoadLineProps) {
  const said = bulletin
    ? {
        answer: [STATE_IN_WORDS[bulletin.state], untilInWords(bulletin)].filter(Boolean).join(" "),
        note: issuedInWords(bulletin, isStale, now),
        more: bulletin.text,
      }
    : { answer: adviceAt(advice, now) };
  return (
    <section aria-label="La strada">
      <Line href={ROAD_PAGE} what="La strada" {...said} />
    </section>
  );
}

function adviceAt({ notices, otherwise }: Calendar["road"], now: number | undefined): string {
  return (now !== undefined && noticeFor(notices, romeDate(now))) || otherwise;
}
