/** The plural name of each kind of file; single files share one name. */
export const KIND_NAMES: Record<string, string> = {
  pages: "Pagine",
  hymns: "Inni",
  prayers: "Preghiere",
  companies: "Compagnie",
  offerings: "Offerte",
  legal: "Note legali",
};

export const SINGLE_NAME = "Orari, avvisi, menu e altri elenchi";

/** The singular name of each kind, for the title of the page of a new file. */
export const NEW_NAMES: Record<string, string> = {
  pages: "Una pagina nuova",
  hymns: "Un inno nuovo",
  prayers: "Una preghiera nuova",
  companies: "Una compagnia nuova",
  offerings: "Una pagina delle offerte nuova",
};
