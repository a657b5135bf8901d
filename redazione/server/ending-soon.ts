import { isOld } from "../../domain/road/bulletins.ts";
import { endInstant } from "../../domain/time/rome-time.ts";
import type { Content } from "../../pipeline/read/model.ts";

const DAY = 86_400_000;

/** Days before and after its end in which an item is reported. */
const AHEAD = 30;
const BEHIND = 14;

/** An item with its file, its field, what it is called and when it ends, if it does. */
type Found = [path: string, at: (string | number)[], what: string, on: string | undefined];

/**
 * Returns the items that end soon or have ended recently, the nearest first; bulletins without an end once they are old.
 * @param now in milliseconds since the epoch
 */
export function endingSoon(content: Content, now: number) {
  const { hours, news, road, homeImages, site } = content;
  const today = new Date(now).toISOString().slice(0, 10);
  const found: Found[] = [
    ...hours.periods.map(({ name, endDate }, index): Found => {
      return ["hours.yaml", ["periodi", index, "al"], `Gli orari «${name}»`, endDate];
    }),
    ...news.map(({ title, endDate }, index): Found => {
      return ["news.yaml", [index, "al"], `L’avviso «${title}»`, endDate];
    }),
    ...road.map((bulletin, index): Found => {
      const what = `Il bollettino «${bulletin.text}»`;
      if (bulletin.until) return ["road.yaml", [index, "al"], what, bulletin.until];
      const old = isOld(bulletin, now) ? today : undefined;
      return ["road.yaml", [index, "emesso"], `${what}, scritto da più di una settimana`, old];
    }),
    ...homeImages.images.map(({ picture, expireDate }, index): Found => {
      const at = ["immagini", index, "scade_il"];
      return ["home-images.yaml", at, `L’immagine d’ingresso «${picture.alt}»`, expireDate];
    }),
    ["site.yaml", ["sicurezza", "scade_il"], CONTACT, site.security?.expires],
  ];
  return found
    .flatMap(([path, at, what, on]) =>
      on ? [{ path, at, what, on, days: daysUntil(on, now) }] : [],
    )
    .filter(({ days }) => days <= AHEAD && days >= -BEHIND)
    .sort((one, other) => one.days - other.days);
}

const CONTACT = "Il recapito per i difetti di sicurezza";

/** Returns the whole days from now to the end of a day or to an hour: 0 on the last day, -1 on the day after. */
const daysUntil = (on: string, now: number) => Math.floor((endInstant(on) - 1 - now) / DAY);
