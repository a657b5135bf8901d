import { valleyView } from "../../valley.ts";

/** The valley in autumn, under the beeches. */
export default function draw(): string {
  return valleyView("autumn", false, [60, 20], 1400);
}
