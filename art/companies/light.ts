import { inks, mix } from "../tools/inks.ts";
import type { StoneInks } from "../tools/rocks.ts";
import { grain } from "../tools/strokes.ts";
import { circle, HEIGHT, type Point, WIDTH } from "../tools/svg.ts";

/** Meadows by day. */
export const GRASS = "#86a35a";

export type Hour = "dawn" | "morning" | "noon" | "evening" | "night";

/** The inks of an hour: its sky, three distances of mountains, and how it colours what is near. */
export interface Light {
  hour: Hour;
  sky: string;
  clouds: string;
  /** The sun, or the moon. */
  disc: string;
  far: string;
  middle: string;
  near: string;
  /** An ink of the day as it looks at this hour. */
  on: (ink: string) => string;
  /** The same for banners, which keep more of their colour. */
  onCloth: (ink: string) => string;
}

type Inks = Omit<Light, "hour" | "on" | "onCloth"> & { tone: string; share: number };

const HOURS: Record<Hour, Inks> = {
  dawn: {
    sky: "#f8dcc3",
    clouds: inks.raised,
    disc: inks.raised,
    far: "#d3b5bd",
    middle: "#9a86a8",
    near: "#5d5c86",
    tone: "#6a4a66",
    share: 0.2,
  },
  morning: {
    sky: mix(inks.mantlePale, inks.paper, 0.5),
    clouds: inks.raised,
    disc: "#fff6da",
    far: mix(inks.mantlePale, inks.mantle, 0.08),
    middle: mix(inks.mantle, inks.mantlePale, 0.5),
    near: mix(inks.mantle, inks.spring, 0.5),
    tone: inks.mantle,
    share: 0.1,
  },
  noon: {
    sky: mix(inks.goldLit, inks.raised, 0.55),
    clouds: inks.raised,
    disc: inks.raised,
    far: mix(inks.springLit, inks.paper, 0.3),
    middle: mix(inks.spring, inks.springLit, 0.45),
    near: inks.spring,
    tone: inks.goldLit,
    share: 0.08,
  },
  evening: {
    sky: "#efb288",
    clouds: "#f8d8a4",
    disc: "#fff0cf",
    far: "#c07f86",
    middle: "#87556f",
    near: "#553857",
    tone: "#3d2450",
    share: 0.36,
  },
  night: {
    sky: "#1d2f5c",
    clouds: "#2f4679",
    disc: "#f4ecd2",
    far: "#34497d",
    middle: "#263a68",
    near: "#19294d",
    tone: "#10204a",
    share: 0.52,
  },
};

/** The light of an hour. */
export function lightOf(hour: Hour): Light {
  const { tone, share, ...rest } = HOURS[hour];
  return {
    ...rest,
    hour,
    on: (ink) => mix(ink, tone, share),
    onCloth: (ink) => mix(ink, tone, share * 0.4),
  };
}

/** The inks of a pale boulder at an hour. */
export function limestone({ on }: Light): StoneInks {
  return {
    plane: on(inks.hairline),
    lit: on(inks.raised),
    shade: on(mix(inks.hairline, inks.ink, 0.45)),
    cuts: on(mix(inks.hairline, inks.ink, 0.3)),
  };
}

/** What is in the sky at an hour: stars and the moon by night, the sun and strips of cloud by day. */
export function skyParts(random: () => number, light: Light, disc: Point, bottom = 420): string[] {
  if (light.hour === "night")
    return [
      ...Array.from({ length: 70 }, () =>
        circle(
          [random() * WIDTH, random() ** 1.3 * bottom],
          1.5 + random() ** 3 * 4,
          mix(light.disc, light.sky, random() * 0.5),
        ),
      ),
      circle(disc, 54, light.disc),
    ];
  return [
    circle(disc, light.hour === "noon" ? 66 : 88, light.disc),
    grain(
      random,
      [-60, 30, WIDTH - 160, Math.min(bottom, HEIGHT)],
      { count: 22, length: 300, width: 7 },
      light.clouds,
    ),
  ];
}
