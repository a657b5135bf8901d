import type { Point } from "./projection.ts";

/** The known altitudes of the road; of what lies between them nothing is documented, not even where the pass is. */
const ALTITUDES = [
  { name: "Settefrati", metres: 780, words: "780 m" },
  { name: "Passo della Rocca", metres: 1147, words: "1147 m" },
  { name: "Canneto", metres: 1020, words: "1020-1030 m" },
] as const;

/** The extent of the profile, in drawing units. */
export const PROFILE = { width: 260, height: 96 };

/** The profile of the road: its altitudes to scale, at equal distances. Its ground is drawn by art/land.ts. */
export const SUMMITS = ALTITUDES.map(({ name, metres, words }, index) => ({
  name,
  words,
  at: [12 + 118 * index, Math.round(40 + (1147 - metres) * 0.1)] as Point,
}));

/** The road up to the pass and down again, through its altitudes; what lies between them is drawn by hand. */
export const UP = "M12 77C30 76 38 67 55 66S82 57 96 53 116 40 130 40";
export const DOWN = "C144 40 150 50 166 50S190 46 206 52 236 54 248 53";
