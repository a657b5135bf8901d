import { valleyView } from "../../valley.ts";

/** The valley at night: one door is lit. */
export default function draw(): string {
  return valleyView("summer", true, [860, 120], 1160);
}
