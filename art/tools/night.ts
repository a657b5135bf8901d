import { inks } from "./inks.ts";

/** What shines by itself keeps its colour by night: gold, and the light of lamps and flames. */
const SHINING: readonly string[] = [inks.goldLit, "#ffe9a8"];

/** How much of the red, green and blue of day is left under the moon. */
const MOONLIGHT = [0.4, 0.47, 0.64] as const;

/** How much of a colour is grey to an eye that has little light. */
const GREY = 0.36;

/** What the darkest planes still have of the night's blue. */
const AIR = [4, 8, 18] as const;

/** The sky of a drawing that is by day, when night has come. */
export const NIGHT_SKY = "#13203f";

/** A colour (#rrggbb) as it is by night: under the moon, unless it shines. */
export function nightInk(colour: string): string {
  if (SHINING.includes(colour)) return colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(colour.slice(start, start + 2), 16),
  );
  const grey = 0.3 * red + 0.59 * green + 0.11 * blue;
  const channels = [red, green, blue].map((day, index) => {
    const seen = day + (grey - day) * GREY;
    return Math.round(seen * (MOONLIGHT[index] ?? 1) + (AIR[index] ?? 0));
  });
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
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
