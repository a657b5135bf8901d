import { DAY } from "../time/calendar-date.ts";
import { isDate, startInstant, windowContains } from "../time/rome-time.ts";
import { fieldsOf } from "../untrusted.ts";

/** States of the road, in the words of content/road.yaml and of /dati/strada.json. */
export const ROAD_STATES = ["aperta", "attenzione", "chiusa"] as const;

export type RoadState = (typeof ROAD_STATES)[number];

/** Bulletin on the road, as in /dati/strada.json (docs/public-names.md, "Server"). */
export interface Bulletin {
  state: RoadState;
  /** Start of validity, as "2027-01-14T07:30" or "2027-01-14" in Rome. */
  since: string;
  /** End of validity; a date includes its whole day. */
  until?: string | undefined;
  /** Time of issue. */
  issued: string;
  text: string;
  /** Consequences by car, by coach and on foot, and what to do instead. */
  cars?: string | undefined;
  coaches?: string | undefined;
  walkers?: string | undefined;
  instead?: string | undefined;
}

const MEANINGS = ["cars", "coaches", "walkers", "instead"] as const;

/** Days after which a bulletin is shown as old: on a mountain a week is long. */
const DAYS_UNTIL_OLD = 7;

const windowOf = ({ since, until }: Bulletin) => ({ startDate: since, endDate: until });

/** Returns the bulletin in force now (milliseconds), the one issued last if several; undefined when none is. */
export function bulletinInForce<Kind extends Bulletin>(
  bulletins: readonly Kind[],
  now: number,
): Kind | undefined {
  return bulletins
    .filter((bulletin) => windowContains(windowOf(bulletin), now))
    .sort((one, other) => startInstant(other.issued) - startInstant(one.issued))[0];
}

/** Returns the bulletins that are not over at an instant: those in force, and those announced. */
export function bulletinsNotOver(bulletins: readonly Bulletin[], now: number): Bulletin[] {
  return bulletins.filter(({ until }) => windowContains({ endDate: until }, now));
}

/** State of the road as known at build time. */
export interface BuiltRoad {
  current?: Bulletin | undefined;
  others: readonly Bulletin[];
}

/** Response to a request for the state of the road. */
export interface RoadAnswer {
  bulletin: Bulletin | undefined;
  /** False when it comes from the cache, or does not come at all. */
  isFresh: boolean;
}

/** Returns all bulletins to choose from: a fresh response replaces what was in force, which may have been withdrawn. */
export function knownBulletins({ current, others }: BuiltRoad, answer?: RoadAnswer): Bulletin[] {
  const built = answer?.isFresh ? others : [current, ...others];
  return [answer?.bulletin, ...built].filter((each) => each !== undefined);
}

/** Returns whether a bulletin was issued so long ago that it may no longer be true. */
export function isOld({ issued }: Bulletin, now: number): boolean {
  return now - startInstant(issued) > DAYS_UNTIL_OLD * DAY;
}

/** Parses a bulletin from an untrusted response; undefined if it is none. */
export function parseBulletin(value: unknown): Bulletin | undefined {
  const fields = fieldsOf(value);
  const { state, since, until, issued, text } = fields;
  const known = ROAD_STATES.find((each) => each === state);
  if (!known || !isDate(since) || !isDate(issued) || typeof text !== "string") return undefined;
  return {
    state: known,
    since,
    until: isDate(until) ? until : undefined,
    issued,
    text,
    ...Object.fromEntries(
      MEANINGS.flatMap((name) => (typeof fields[name] === "string" ? [[name, fields[name]]] : [])),
    ),
  };
}

/** Address of the state of the road (docs/public-names.md, "Server"). */
export const ROAD_ADDRESS = "/dati/strada.json";
