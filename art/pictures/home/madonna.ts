import {
  frame,
  GROUT,
  MADONNA_HEIGHT,
  MADONNA_WIDTH,
  madonnaLayings,
  madonnaShapes,
} from "../../tools/madonna.ts";
import { mosaic } from "../../tools/mosaic.ts";

/** The main picture of the splash page: the Madonna of Canneto enthroned, in mosaic on gold. */
export default function draw(): Promise<string> {
  const border = frame(MADONNA_WIDTH, MADONNA_HEIGHT);
  return mosaic({
    width: MADONNA_WIDTH,
    height: MADONNA_HEIGHT,
    grout: GROUT,
    shapes: [...madonnaShapes(), ...border.shapes],
    layings: { ...madonnaLayings, ...border.layings },
    seed: 22,
  });
}
