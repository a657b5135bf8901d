import type { ElementContent } from "hast";
import { h } from "hastscript";
import type { PlaceFact } from "../schemas/accessibility.ts";

/** What is known of the place, as a list of names and values; nothing where nothing is known. */
export function placeFacts(facts: readonly PlaceFact[]): ElementContent[] {
  if (facts.length === 0) return [];
  return [
    h(
      "dl.place-facts",
      facts.map(([name, value]) => h("div", [h("dt", name), h("dd", value)])),
    ),
  ];
}
