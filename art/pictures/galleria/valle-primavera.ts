import { valleyView } from "../../valley.ts";

/** The valley in spring, whole. */
export default function draw(): string {
  return valleyView("spring", false, [480, 0], 1440);
}
