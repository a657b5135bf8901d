import { valleyView } from "../valley.ts";

/** The church in its valley, for the pages of its last two centuries. */
export default function draw(): Record<string, string> {
  return {
    "chiesa/xx-secolo": valleyView("summer", false, [1030, 420], 420),
    "chiesa/xxi-secolo": valleyView("spring", false, [920, 300], 760),
  };
}
