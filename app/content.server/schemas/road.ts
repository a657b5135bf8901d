import { z } from "zod";
import { ROAD_STATES } from "../../features/road/bulletins.ts";
import { endInstant, startInstant } from "../../time/rome-time.ts";
import { buildTime } from "../build-instant.ts";
import { dateTime, LATER_END_EXPECTED } from "./dates.ts";
import { field, record } from "./record.ts";
import { text } from "./shared.ts";

const TEXT_EXPECTED = "una o due frasi, al massimo 200 caratteri";

/** Read on the first screen of a phone. */
const shortText = text(TEXT_EXPECTED).max(200, { error: TEXT_EXPECTED });

/** Milliseconds that the clock of whoever writes may be ahead. */
const TOLERANCE = 86_400_000;

const bulletin = record(
  {
    state: field(
      "stato",
      z.enum(ROAD_STATES, { error: "una di queste parole: aperta, attenzione, chiusa" }),
    ),
    since: field("dal", dateTime),
    until: field("al", dateTime.optional()),
    issued: field("emesso", dateTime),
    text: field("testo", shortText),
    cars: field("auto", shortText.optional()),
    coaches: field("pullman", shortText.optional()),
    walkers: field("a_piedi", shortText.optional()),
    instead: field("invece", shortText.optional()),
  },
  {
    holds: ({ since, until }) => until === undefined || startInstant(since) < endInstant(until),
    at: "until",
    expected: LATER_END_EXPECTED,
  },
  {
    holds: ({ issued }) => startInstant(issued) <= buildTime + TOLERANCE,
    at: "issued",
    expected: "il giorno in cui il bollettino è scritto, non uno che deve ancora venire",
  },
);

/** The bulletins on the road to Canneto: content/road.yaml. */
export const roadSchema = z.array(bulletin, { error: "la lista dei bollettini, o []" });

export type RoadBulletin = z.output<typeof bulletin>;
