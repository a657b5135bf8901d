import { figures, gallery, picture, questions, sources, summary, title } from "./shared.ts";
import type { Words } from "./words.ts";

/** content/pages and content/offerings */
export const page: Words = {
  titolo: title,
  sommario: summary,
  ...picture("immagine"),
  in_breve: {
    label: "In breve",
    help: "Pochi fatti in cima alla pagina, ciascuno con il suo nome. Si può lasciare fuori.",
    example: "La festa: in agosto",
    add: "Aggiungi un fatto",
    namedBy: "voce",
  },
  "in_breve[].voce": { label: "Voce", help: "Di che cosa si parla.", example: "La festa" },
  "in_breve[].valore": {
    label: "Valore",
    help: "Il fatto, in poche parole.",
    example: "in agosto",
  },
  festa: {
    label: "Festa",
    help: "Solo per le comunità nel mondo: quando è la loro festa. Si può lasciare fuori.",
    example: "una domenica di metà agosto",
  },
  posizione: {
    label: "Posizione",
    help: "Solo per le comunità nel mondo: latitudine e longitudine in gradi, come le dà una carta in rete. Chi non ce l’ha sta negli elenchi, e non sulla mappa.",
    example: "42.3001, -83.0165",
  },
  riquadro: {
    label: "Riquadro sopra il testo",
    help: "Un riquadro che il sito tiene aggiornato da solo. Di solito non c’è.",
    example: "prossime feste",
  },
  ...figures,
  ...gallery,
  ...sources,
  da_confermare: questions,
};
