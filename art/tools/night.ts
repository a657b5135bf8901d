import { inks } from "./inks.ts";

/** What shines by itself keeps its colour by night: gold, and the light of lamps and flames. */
const SHINING: readonly string[] = [inks.goldLit, "#ffe9a8"];

/** A door that is dark by day, and lit by night: one in a picture. */
export const DOOR = "#38292a";
const DOOR_LIT = "#f2c464";

/** How much of the red, green and blue of what is white is left under the moon. */
const MOONLIGHT = [0.66, 0.72, 0.82] as const;

/** How much faster than the pale inks the dark ones sink into the night: an exponent. */
const DEPTH = 1.25;

/** What the darkest planes still have of the night's blue, of 255. */
const AIR = [4, 8, 18] as const;

/** How much of its own a strong colour keeps, so that a red banner is still red; a strong blue sinks into the sky's. */
const KEPT = 0.6;

/** The sky of a drawing that is by day, when night has come. */
export const NIGHT_SKY = "#14233f";

/** How bright a ground is, of 255, that it is a sky, or a wall, by day. */
const BY_DAY = 105;

/** A colour (#rrggbb) as it is by night: under the moon, unless it shines or is lit. */
export function nightInk(colour: string): string {
  if (SHINING.includes(colour)) return colour;
  if (colour === DOOR) return DOOR_LIT;
  const day = channels(colour);
  const strongest = Math.max(...day);
  const strength = ((strongest - Math.min(...day)) / 255) * KEPT;
  const own = strongest === day[2] ? channels(NIGHT_SKY) : day;
  const night = day.map((value, index) => {
    const moonlit = 255 * (value / 255) ** DEPTH * (MOONLIGHT[index] ?? 1);
    const mixed = moonlit + ((own[index] ?? 0) - moonlit) * strength;
    return Math.min(255, Math.round(mixed + (AIR[index] ?? 0)));
  });
  return `#${night.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Whether it is day in a drawing on such a ground (#rrggbb). */
export function isByDay(ground: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(ground);
  return 0.3 * red + 0.59 * green + 0.11 * blue > BY_DAY;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

/**
 * A drawing with inks for night beside those for day: one file, in which browsers take the inks of the theme of the page
 * that shows it. Whoever knows no styles, or no themes, has the day.
 * @param own Inks (#rrggbb) that become something else in this drawing by night than the rule says: a sky, a lit window.
 */
export function withNight(svg: string, own: Readonly<Record<string, string>> = {}): string {
  const colours = [...new Set(svg.match(/(?<=fill=")#[0-9a-f]{6}(?=")/g))];
  const rules = colours
    .map((day) => ({ day, night: own[day] ?? nightInk(day) }))
    .filter(({ day, night }) => night !== day)
    .map(({ day, night }) => `[fill="${day}"]{fill:${night}}`);
  return svg.replace(
    /(?<=^<svg[^>]*>)/,
    `<style>@media (prefers-color-scheme:dark){${rules.join("")}}</style>`,
  );
}
