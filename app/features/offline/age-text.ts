import { firstAsOrdinal } from "../../../domain/time/long-date.ts";

/** Says of a page shown from memory of which day it is. */
export function ageText(keptOn: string): string {
  const day = new Date(keptOn).toLocaleDateString("it", {
    dateStyle: "long",
    timeZone: "Europe/Rome",
  });
  return `Pagina conservata il ${firstAsOrdinal(day)}: ora il sito non si raggiunge.`;
}
