import type { FigureInks } from "../tools/figure-inks.ts";
import { SKIN } from "../tools/heads.ts";
import { inks, mix } from "../tools/inks.ts";
import { type Banner, banner, castShadow, pilgrim } from "../tools/pilgrims.ts";
import type { Pressed } from "../tools/strokes.ts";
import { group, type Point, short, WIDTH } from "../tools/svg.ts";
import type { Landmark } from "./landmarks.ts";
import type { Light } from "./light.ts";

/** What a setting is drawn with: one company's banner, its hour, and the side of the picture it walks on. */
export interface Scene {
  random: () => number;
  light: Light;
  side: "left" | "right";
  /** What the town is known by; most have nothing of the kind. */
  landmark?: Landmark;
  cloth: Pick<Banner, "ink" | "trim" | "shape" | "emblem">;
}

/** Draws one place of the way with a company in it: the parts of a picture from the farthest to the nearest. */
export type Setting = (scene: Scene) => string[];

/**
 * Points of a setting, which is thought out with the banner on the right, for the side it is on: on the left they are
 * mirrored and in the opposite order, so that ridges still run from left to right and the light stays where it is.
 */
export function turned<Place extends Point | Pressed>(
  { side }: Scene,
  places: readonly Place[],
): Place[] {
  if (side === "right") return [...places];
  return places.map(([x, ...rest]) => [WIDTH - x, ...rest] as unknown as Place).reverse();
}

/** One point of a setting, for the side it is on. */
export function spot({ side }: Scene, [x, y]: Point): Point {
  return [side === "right" ? x : WIDTH - x, y];
}

/** The town's landmark, its foot at a point of the setting, made larger by scale; nothing if it has none. */
export function landmarkAt(scene: Scene, at: Point, scale: number): string {
  if (!scene.landmark) return "";
  const [x, y] = spot(scene, at);
  return group(`translate(${short(x)} ${short(y)}) scale(${scale})`, scene.landmark(scene.light));
}

/**
 * A company from behind: the bearer with the banner and the others, each given by where the feet stand and how tall;
 * shade is the ink of what they hide from the light, none at night or in the rain.
 */
export function company(
  scene: Scene,
  bearer: Pressed,
  walkers: readonly Pressed[],
  shade?: string,
): string {
  const start = Math.floor(scene.random() * WALKERS.length);
  return [
    ...walkers.map((place, index) => ({
      y: place[1],
      svg: walker(scene, place, start + index, shade),
    })),
    { y: bearer[1], svg: bannerBearer(scene, bearer, start, shade) },
  ]
    .sort((one, other) => one.y - other.y)
    .map(({ svg }) => svg)
    .join("");
}

/** One of a company: who it is and what they wear goes by the index. */
export function walker(
  scene: Scene,
  [x, y, height]: Pressed,
  index: number,
  shade?: string,
): string {
  const at = spot(scene, [x, y]);
  const look = WALKERS[index % WALKERS.length] ?? WALKERS[0];
  return (
    shadowOf(at, height, shade) +
    pilgrim({
      ...look,
      hat: "hat" in look,
      at,
      height,
      inks: dressed(scene, index * 2),
    })
  );
}

/** The one who carries the banner, high over all heads. */
function bannerBearer(
  scene: Scene,
  [x, y, height]: Pressed,
  index: number,
  shade?: string,
): string {
  const at = spot(scene, [x, y]);
  const { cloth, light } = scene;
  const outward = scene.side === "right" ? 1 : -1;
  const width = height * 0.64;
  const look = BEARERS[index % BEARERS.length] ?? BEARERS[0];
  return (
    shadowOf(at, height, shade) +
    banner({
      ...cloth,
      ink: light.onCloth(cloth.ink),
      trim: light.onCloth(cloth.trim),
      shade: mix(light.onCloth(cloth.ink), inks.night, 0.34),
      foot: [at[0] + outward * height * 0.25, y + height * 0.01],
      top: [at[0] + outward * height * 0.19, y - height * 2.2],
      width,
      drop: width * 1.28,
      staff: light.on(inks.wood),
    }) +
    pilgrim({
      ...look,
      hat: "hat" in look,
      at,
      height,
      staff: true,
      mirrored: outward < 0,
      inks: dressed(scene, index + 3),
    })
  );
}

/** A banner that nobody holds, for it leans on a wall: its foot and its top; the company's own, if no other is given. */
export function leaningBanner(
  scene: Scene,
  foot: Point,
  top: Point,
  width: number,
  cloth = scene.cloth,
): string {
  const { light } = scene;
  const ink = light.onCloth(cloth.ink);
  return banner({
    ...cloth,
    ink,
    trim: light.onCloth(cloth.trim),
    shade: mix(ink, inks.night, 0.34),
    foot: spot(scene, foot),
    top: spot(scene, top),
    width,
    drop: width * 1.3,
    staff: light.on(inks.wood),
  });
}

function shadowOf(at: Point, height: number, shade: string | undefined): string {
  return shade ? castShadow(at, height * 0.5, height * 0.16, shade) : "";
}

/** Clothes in the light of the hour. */
export function dressed({ light }: Scene, index: number): FigureInks {
  const { coat, lit, dark, accent } = CLOTHES[index % CLOTHES.length] ?? CLOTHES[0];
  return {
    coat: light.on(coat),
    lit: light.on(lit),
    dark: light.on(dark),
    accent: light.on(accent),
    skin: light.on(SKIN),
    hair: light.on(HAIR[index % HAIR.length] ?? inks.ink),
  };
}

const BEARERS = [{ kind: "man" }, { kind: "woman" }, { kind: "man", hat: true }] as const;

const WALKERS = [
  { kind: "woman" },
  { kind: "man", load: "pack", staff: true, hat: true },
  { kind: "woman", load: "bundle", wears: "kerchief" },
  { kind: "child" },
  { kind: "man", load: "pack" },
  { kind: "woman", staff: true, mirrored: true, wears: "bun" },
  { kind: "man", hat: true },
] as const;

/** Dark, brown, fair and grey. */
const HAIR = [
  inks.ink,
  inks.wood,
  mix(inks.hairline, inks.ink, 0.25),
  mix(inks.gold, inks.wood, 0.6),
];

const CLOTHES: readonly [FigureInks, ...FigureInks[]] = [
  { coat: inks.beech, lit: inks.beechLit, dark: inks.wood, accent: inks.paper },
  { coat: inks.raised, lit: "#ffffff", dark: inks.ink, accent: inks.beech },
  {
    coat: mix(inks.mantle, inks.ink, 0.3),
    lit: inks.mantlePale,
    dark: inks.night,
    accent: inks.goldLit,
  },
  { coat: inks.goldLit, lit: inks.paper, dark: inks.wood, accent: inks.paper },
  {
    coat: mix(inks.spring, inks.ink, 0.4),
    lit: inks.springLit,
    dark: inks.night,
    accent: inks.raised,
  },
  {
    coat: inks.ink,
    lit: mix(inks.mantlePale, inks.ink, 0.3),
    dark: inks.night,
    accent: inks.woodLit,
  },
];
