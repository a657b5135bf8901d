import { endInstant, startInstant, windowContains } from "../time/rome-time.ts";

/** How the road stands, in the words of content/road.yaml and of /dati/strada.json. */
export const ROAD_STATES = ["aperta", "attenzione", "chiusa"] as const;

export type RoadState = (typeof ROAD_STATES)[number];

/** A bulletin on the road, as /dati/strada.json holds it (docs/public-names.md, "Server"). */
export interface Bulletin {
  state: RoadState;
  /** From when it holds, as "2027-01-14T07:30" or "2027-01-14" in Rome. */
  since: string;
  /** Until when; a date includes its whole day. */
  until?: string | undefined;
  /** When it was written. */
  issued: string;
  text: string;
  /** What it means by car, by coach and on foot, and what to do instead. */
  cars?: string | undefined;
  coaches?: string | undefined;
  walkers?: string | undefined;
  instead?: string | undefined;
}

const MEANINGS = ["cars", "coaches", "walkers", "instead"] as const;

/** Days after which a bulletin is shown as old: on a mountain a week is long. */
const DAYS_UNTIL_OLD = 7;

const DAY = 86_400_000;

const windowOf = ({ since, until }: Bulletin) => ({ startDate: since, endDate: until });

/** The bulletin that holds now (milliseconds): of several the one that was issued last; undefined when none does. */
export function bulletinInForce<Kind extends Bulletin>(
  bulletins: readonly Kind[],
  now: number,
): Kind | undefined {
  return bulletins
    .filter((bulletin) => windowContains(windowOf(bulletin), now))
    .sort((one, other) => startInstant(other.issued) - startInstant(one.issued))[0];
}

/** The bulletins that are not over at an instant: those that hold, and those that are announced. */
export function bulletinsNotOver(bulletins: readonly Bulletin[], now: number): Bulletin[] {
  return bulletins.filter(({ until }) => windowContains({ endDate: until }, now));
}

/** What a page knows of the road when it is built. */
export interface BuiltRoad {
  current?: Bulletin | undefined;
  others: readonly Bulletin[];
}

/** What was said of the road when it was asked for. */
export interface RoadAnswer {
  bulletin: Bulletin | undefined;
  /** False when it comes from memory, or does not come at all. */
  isFresh: boolean;
}

/**
 * All bulletins to choose from. A fresh answer takes the place of what was in force when the page was built, which may
 * have been withdrawn since.
 */
export function knownBulletins({ current, others }: BuiltRoad, answer?: RoadAnswer): Bulletin[] {
  const built = answer?.isFresh ? others : [current, ...others];
  return [answer?.bulletin, ...built].filter((each) => each !== undefined);
}

/** Whether a bulletin was issued so long ago that it may be true no more. */
export function isOld({ issued }: Bulletin, now: number): boolean {
  return now - startInstant(issued) > DAYS_UNTIL_OLD * DAY;
}

/** The bulletin in an answer, whatever it is; undefined for what is none. */
export function parseBulletin(value: unknown): Bulletin | undefined {
  const fields: Record<string, unknown> =
    typeof value === "object" && value !== null ? { ...value } : {};
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

function isDate(value: unknown): value is string {
  if (typeof value !== "string") return false;
  try {
    return startInstant(value) <= endInstant(value);
  } catch {
    return false;
  }
}
