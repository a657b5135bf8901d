const date = new Intl.DateTimeFormat("it", { dateStyle: "long", timeZone: "Europe/Rome" });

/** Says of a page shown from memory of which day it is. */
export function ageText(keptOn: string): string {
  return `Pagina conservata il ${date.format(new Date(keptOn))}: ora non c’è rete.`;
}
