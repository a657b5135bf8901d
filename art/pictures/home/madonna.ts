import { HALO, madonna } from "../../tools/madonna.ts";
import { type Cartoon, mosaic } from "../../tools/mosaic.ts";
import { frame, goldGround, together, tones } from "../../tools/mosaic-parts.ts";

const WIDTH = 1200;
const HEIGHT = 1600;

/** The main picture of the splash page: the Madonna of Canneto enthroned, on a ground of gold. */
export function cartoon(): Cartoon {
  return {
    ...together(goldGround(WIDTH, HEIGHT, HALO, 480), madonna(), frame(WIDTH, HEIGHT)),
    width: WIDTH,
    height: HEIGHT,
    grout: tones.grout,
    seed: 22,
  };
}

export default function draw(): Promise<string> {
  return mosaic(cartoon());
}
