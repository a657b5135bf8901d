import { firstAsOrdinal } from "../../../domain/time/long-date.ts";

/** Describes the day of a page served from the cache. */
export function ageText(keptOn: string): string {
  const day = new Date(keptOn).toLocaleDateString("it", {
    dateStyle: "long",
    timeZone: "Europe/Rome",
  });
  return `Pagina conservata il ${firstAsOrdinal(day)}: ora il sito non si raggiunge.`;
}
