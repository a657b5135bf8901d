import { isOld } from "../../domain/road/bulletins.ts";
import { endInstant } from "../../domain/time/rome-time.ts";
import type { Content } from "../../pipeline/read/model.ts";
import type { Today } from "../api.ts";

type Ending = Today["ending"][number];

const DAY = 86_400_000;

/** Days before and after its end in which an item is reported. */
const AHEAD = 30;
const BEHIND = 14;

/**
 * Returns the items that end soon or have ended recently, the nearest first.
 * @param now in milliseconds since the epoch
 */
export function endingSoon(content: Content, now: number): Ending[] {
  return [
    ...hours(content),
    ...news(content),
    ...road(content, now),
    ...splash(content),
    ...contact(content),
  ]
    .map((ending) => ({ ...ending, days: daysUntil(ending.on, now) }))
    .filter(({ days }) => days <= AHEAD && days >= -BEHIND)
    .sort((one, other) => one.days - other.days);
}

/** Returns the whole days from now to the end of a day or to an hour: 0 on the last day, -1 on the day after. */
const daysUntil = (on: string, now: number) => Math.floor((endInstant(on) - 1 - now) / DAY);

type Found = Omit<Ending, "days">;

const hours = ({ hours: { periods } }: Content): Found[] =>
  periods.map(({ name, endDate }, index) => ({
    path: "hours.yaml",
    at: ["periodi", index, "al"],
    what: `Gli orari «${name}»`,
    on: endDate,
  }));

const news = (content: Content): Found[] =>
  content.news.map(({ title, endDate }, index) => ({
    path: "news.yaml",
    at: [index, "al"],
    what: `L’avviso «${title}»`,
    on: endDate,
  }));

/** Reports bulletins with an end, and those without one that have become old. */
const road = (content: Content, now: number): Found[] =>
  content.road.flatMap((bulletin, index): Found[] => {
    const { until, text } = bulletin;
    const what = `Il bollettino «${text}»`;
    if (until) return [{ path: "road.yaml", at: [index, "al"], what, on: until }];
    if (!isOld(bulletin, now)) return [];
    const today = new Date(now).toISOString().slice(0, 10);
    return [
      {
        path: "road.yaml",
        at: [index, "emesso"],
        what: `${what}, scritto da più di una settimana`,
        on: today,
      },
    ];
  });

const splash = ({ homeImages: { images } }: Content): Found[] =>
  images.flatMap(({ picture, expireDate }, index) =>
    expireDate
      ? [
          {
            path: "home-images.yaml",
            at: ["immagini", index, "scade_il"],
            what: `L’immagine d’ingresso «${picture.alt}»`,
            on: expireDate,
          },
        ]
      : [],
  );

const contact = ({ site: { security } }: Content): Found[] =>
  security
    ? [
        {
          path: "site.yaml",
          at: ["sicurezza", "scade_il"],
          what: "Il recapito per i difetti di sicurezza",
          on: security.expires,
        },
      ]
    : [];
