import { skin } from "../../tools/holy.ts";
import { inks, mix } from "../../tools/inks.ts";
import { FACE, HALO, portrait } from "../../tools/madonna.ts";
import { type Cartoon, mosaic } from "../../tools/mosaic.ts";
import {
  frame,
  goldGround,
  type Part,
  placed,
  together,
  tone,
  tones,
} from "../../tools/mosaic-parts.ts";
import { type Pen, penAt } from "../../tools/pen.ts";
import { HEIGHT, type Point, WIDTH } from "../../tools/svg.ts";

const SCALE = 1.4;
const LEFT = 800 - HALO[0] * SCALE;
const TOP = -30;

/** Where the face is in this picture, and by how much it is larger than its own measures. */
const FACE_AT: Point = [FACE.middle[0] * SCALE + LEFT, FACE.middle[1] * SCALE + TOP];
const FACE_SCALE = FACE.scale * SCALE;

/** The middle and the radii of an iris and of its pupil, in the measures of the face. */
const IRIS = { x: 48, y: -11, radius: 18, pupil: 9.5 };

/** The eyes as one sees them who has come near: four rings of small stones around a pupil in which gold shines. */
function nearEyes(): Part {
  const pen = penAt(FACE_AT, { scale: FACE_SCALE });
  const arc = (radius: number, from: number, to: number): Point[] =>
    Array.from({ length: 13 }, (_, index) => {
      const turn = ((from + ((to - from) * index) / 12) * Math.PI) / 180;
      return [IRIS.x + radius * Math.cos(turn), IRIS.y + radius * Math.sin(turn)];
    });
  const light = (side: Pen) => [
    tone(mix(inks.wood, inks.night, 0.25), side.stroke(arc(17, -20, 200), 2.4)),
    tone(mix(inks.woodLit, inks.beech, 0.7), side.stroke(arc(13.2, 10, 170), 4.6)),
    tone(mix(inks.gold, inks.woodLit, 0.5), side.stroke(arc(11.6, 45, 135), 2.4)),
  ];
  const lashes = { length: 1.3, liveliness: 0.05 };
  const [x, y] = [IRIS.x * FACE_SCALE, FACE_AT[1] + IRIS.y * FACE_SCALE];
  return {
    shapes: [
      ...light(pen),
      ...light(pen.mirrored()),
      ...[-IRIS.x, IRIS.x].map((at) => tone(tones.goldPale, pen.circle([at - 4.6, -16.4], 1.9))),
    ],
    beds: {
      // The stones of the lashes are to be seen too: the mortar is not theirs.
      "mother-line": { ...lashes, size: 6.8, grout: mix(skin.line, inks.wood, 0.5) },
      "mother-soft": { ...lashes, size: 6.1, grout: skin.line },
      "mother-iris": {
        size: ((IRIS.radius - IRIS.pupil) * FACE_SCALE) / 4,
        liveliness: 0.12,
        grout: mix(skin.line, inks.night, 0.5),
        rows: (px, py) =>
          IRIS.radius * FACE_SCALE - Math.hypot(Math.abs(px - FACE_AT[0]) - x, py - y),
      },
    },
  };
}

/** The Madonna of Canneto from near: the dark face, the veil, the crown, the gold behind them. */
export function cartoon(): Cartoon {
  const middle = [800, HALO[1] * SCALE + TOP] as const;
  return {
    ...together(
      goldGround(WIDTH, HEIGHT, middle, 690, 30),
      placed(portrait(), [LEFT, TOP], SCALE, 1.15),
      nearEyes(),
      frame(WIDTH, HEIGHT),
    ),
    width: WIDTH,
    height: HEIGHT,
    grout: tones.grout,
    seed: 31,
    detail: { id: "iris", region: "mother-iris" },
  };
}

export default function draw(): Promise<string> {
  return mosaic(cartoon());
}
