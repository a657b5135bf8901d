import { OFFLINE_PAGE } from "../app/features/offline/names.ts";
import { addresses } from "../tests/site.ts";
import type { Options } from "./part.ts";

/** One page of each kind of screen. */
export const SAMPLE = [
  "/",
  "/app/realhome",
  "/app/orari",
  "/app/storia/cenni-storici",
  "/app/info/come_raggiumgerci",
  "/app/inni-preghiere",
  "/app/inni/stabat-mater",
  "/app/preghiere/rosario",
  "/app/pellegrinaggio/compagnie",
  "/app/pellegrinaggio/compagnie/aquino",
  "/app/pellegrinaggio/feste",
  "/app/offerte/ex-voto",
  "/app/privacy-policy",
  "/app/senza-rete",
  "/image_viewer",
];

/** Pages that searching should not find: Lighthouse takes 40 points of SEO off for that. */
export const UNLISTED = ["/image_viewer", "/fullscreen/carosello", OFFLINE_PAGE];

/** The pages to measure: one of each kind, or all. */
export function measuredAddresses({ all }: Options): readonly string[] {
  return all ? addresses : SAMPLE;
}
