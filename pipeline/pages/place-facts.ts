import type { ElementContent } from "hast";
import { h } from "hastscript";
import type { PlaceFact } from "../schemas/accessibility.ts";

/** Renders the known facts of the place as a description list; nothing if there are none. */
export function placeFacts(facts: readonly PlaceFact[]): ElementContent[] {
  if (facts.length === 0) return [];
  return [
    h(
      "dl.place-facts",
      facts.map(([name, value]) => h("div", [h("dt", name), h("dd", value)])),
    ),
  ];
}
