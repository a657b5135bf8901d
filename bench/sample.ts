import { readFileSync } from "node:fs";
import { addresses, builtFile } from "../tests/support/site.ts";
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

/** Whether searching should not find a page: Lighthouse takes points of SEO off for that. */
export const isUnlisted = (address: string): boolean =>
  readFileSync(builtFile(address), "utf8").includes('<meta name="robots" content="noindex"');

/** The pages to measure: one of each kind, or all. */
export function measuredAddresses({ all }: Options): readonly string[] {
  return all ? addresses : SAMPLE;
}
