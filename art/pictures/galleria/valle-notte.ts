import { valleyView } from "../../valley.ts";

/** The valley at night: one door is lit. */
export default function draw(): string {
  return valleyView("summer", true, [700, 30], 1240);
}
