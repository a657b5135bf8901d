/** What the files of a kind are called together; single files stand under one name. */
export const KIND_NAMES: Record<string, string> = {
  pages: "Pagine",
  hymns: "Inni",
  prayers: "Preghiere",
  companies: "Compagnie",
  offerings: "Offerte",
  legal: "Note legali",
};

export const SINGLE_NAME = "Orari, avvisi, menu e altri elenchi";

/** What a new one is called, for the title of its page. */
export const NEW_NAMES: Record<string, string> = {
  pages: "Una pagina nuova",
  hymns: "Un inno nuovo",
  prayers: "Una preghiera nuova",
  companies: "Una compagnia nuova",
  offerings: "Una pagina delle offerte nuova",
};
