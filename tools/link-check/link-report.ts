import type { Fate } from "./ask-address.ts";
import type { OutsideLink } from "./outside-links.ts";

/** A link with the result of its check. */
export type AskedLink = OutsideLink & { fate: Fate };

/** The Web Archive's prefix for archived pages. */
const ARCHIVE = "https://web.archive.org/web/";

/** The headings for links that need attention, in order of urgency. */
const HEADINGS = {
  gone: "Non ci sono più. Si toglie il collegamento, o si mette quello dell’archivio",
  moved: "Spostati per sempre. Nel file va l’indirizzo nuovo",
  unknown: "Non si sa. Si aprono a mano, o si riprova un altro giorno",
} as const;

/** Formats the report for editors, in Italian: the number of working links, and the others by action. */
export function linkReport(links: readonly AskedLink[]): string {
  const of = (kind: Fate["kind"]) => links.filter(({ fate }) => fate.kind === kind);
  const there = of("there").length;
  if (links.length > 0 && there + of("moved").length === 0) {
    return "Nessun indirizzo ha risposto: forse qui manca la rete. Si riprova più tardi.";
  }
  const parts = (["gone", "moved", "unknown"] as const)
    .filter((kind) => of(kind).length > 0)
    .map((kind) => [`${HEADINGS[kind]} (${of(kind).length}):`, ...of(kind).map(aboutLink)]);
  return [`Collegamenti ad altri siti: ${links.length}, a posto ${there}.`, ...parts.flat()].join(
    "\n\n",
  );
}

function aboutLink({ address, files, fate }: AskedLink): string {
  return [
    `  ${address}${"why" in fate ? ` (${fate.why})` : ""}`,
    ...(fate.kind === "gone" ? [`    archivio: ${ARCHIVE}${address}`] : []),
    ...(fate.kind === "moved" ? [`    ora: ${fate.to}`] : []),
    `    in: ${files.map((file) => `content/${file}`).join(", ")}`,
  ].join("\n");
}
