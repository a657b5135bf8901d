import { valleyView } from "../../valley.ts";

/** The valley in winter, from the meadow. */
export default function draw(): string {
  return valleyView("winter", false, [1000, 40], 1360);
}
