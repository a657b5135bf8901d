import { HALO, portrait } from "../../tools/madonna.ts";
import { type Cartoon, mosaic } from "../../tools/mosaic.ts";
import { frame, goldGround, placed, together, tones } from "../../tools/mosaic-parts.ts";
import { HEIGHT, WIDTH } from "../../tools/svg.ts";

const SCALE = 1.4;
const LEFT = 800 - HALO[0] * SCALE;
const TOP = -30;

/** The Madonna of Canneto from near: the dark face, the veil, the crown, the gold behind them. */
export function cartoon(): Cartoon {
  const middle = [800, HALO[1] * SCALE + TOP] as const;
  return {
    ...together(
      goldGround(WIDTH, HEIGHT, middle, 690, 30),
      placed(portrait(), [LEFT, TOP], SCALE, 1.15),
      frame(WIDTH, HEIGHT),
    ),
    width: WIDTH,
    height: HEIGHT,
    grout: tones.grout,
    seed: 31,
  };
}

export default function draw(): Promise<string> {
  return mosaic(cartoon());
}
