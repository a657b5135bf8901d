import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type BannerShape, banner, company } from "../tools/figures.ts";
import { inks, mix } from "../tools/inks.ts";
import { seeded } from "../tools/random.ts";
import { hills, type Palette } from "../tools/scenes.ts";
import { canvas, circle, path } from "../tools/svg.ts";

const COMPANIES = join(import.meta.dirname, "../../content/companies");

/** Hours of the way: the sky, the dark of the near hill, the colour of its cuts. */
const HOURS: readonly (Palette & { disc: string })[] = [
  { ground: "#f3dcc0", deep: "#5a3b35", accent: inks.beechLit, disc: "#fff3d8" },
  { ground: "#dfe8ea", deep: "#2f4f47", accent: inks.springLit, disc: "#ffffff" },
  { ground: "#f1e1b4", deep: "#4d5a2c", accent: inks.goldLit, disc: "#fff8df" },
  { ground: "#e8b98f", deep: "#4a2f3a", accent: inks.beechLit, disc: "#ffe2b8" },
  { ground: "#31456e", deep: inks.night, accent: inks.mantlePale, disc: "#f1ead6" },
];

const SHAPES: readonly BannerShape[] = ["swallowtail", "round", "straight", "pointed"];
const CLOTHS = [inks.mantle, "#8c2f2a", inks.beech, inks.spring, "#6a3d8f", "#f2e6c8", inks.gold];
const ORNAMENTS = ["star", "wave", "cross"] as const;

/** The companies of pilgrims: their banner and themselves on the way, each at an hour and a bend of its own. */
export default function draw(): Record<string, string> {
  const slugs = readdirSync(COMPANIES)
    .map((file) => file.replace(/\.md$/, ""))
    .sort();
  return Object.fromEntries(slugs.map((slug, index) => [`companies/${slug}`, drawCompany(index)]));
}

function drawCompany(index: number): string {
  const random = seeded(1000 + index * 37);
  const hour = HOURS[index % HOURS.length] ?? HOURS[0];
  if (!hour) return "";
  const cloth = CLOTHS[index % CLOTHS.length] ?? inks.mantle;
  const trim = cloth === "#f2e6c8" ? inks.mantle : inks.goldLit;
  const isLeft = random() < 0.5;
  const at = isLeft ? 420 + random() * 180 : 1000 + random() * 180;
  const ground = 900;
  const height = 640 + random() * 130;
  const pathway = isLeft
    ? `M${at - 260} 1000C${at + 60} 900 ${at + 420} 880 ${at + 700} 800L${at + 760} 812C${at + 480} 900 ${at + 260} 940 ${at + 160} 1000z`
    : `M${at + 260} 1000C${at - 60} 900 ${at - 420} 880 ${at - 700} 800L${at - 760} 812C${at - 480} 900 ${at - 260} 940 ${at - 160} 1000z`;
  const people = hour.deep === inks.night ? "#060b14" : mix(hour.deep, "#000000", 0.45);
  return canvas(
    hour.ground,
    ...hills(hour, 300 + index * 11, 470 + Math.round(random() * 80)),
    circle(
      [isLeft ? 1180 + random() * 220 : 200 + random() * 220, 170 + random() * 90],
      58,
      hour.disc,
    ),
    path(pathway, mix(hour.ground, hour.deep, 0.25)),
    company(at + (isLeft ? 330 : -330), 880, 4 + Math.floor(random() * 6), 190, people, 40 + index),
    banner(
      at,
      ground,
      height,
      SHAPES[Math.floor(index / 2) % SHAPES.length] ?? "straight",
      cloth,
      trim,
      ORNAMENTS[index % ORNAMENTS.length] ?? "star",
    ),
    company(at + (isLeft ? 40 : -40), 960, 3, 250, people, 90 + index),
  );
}
