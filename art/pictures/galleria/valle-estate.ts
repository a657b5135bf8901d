import { valleyView } from "../../valley.ts";

/** The front of the basilica in summer, from the meadow. */
export default function draw(): string {
  return valleyView("summer", false, [900, 330], 820);
}
