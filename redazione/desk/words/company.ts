import { picture, questions, sources, summary, title } from "./shared.ts";
import type { Words } from "./words.ts";

/** content/companies */
export const company: Words = {
  titolo: { ...title, label: "Nome della compagnia", help: "Di solito il paese.", example: "Opi" },
  sommario: {
    ...summary,
    example: "Da Opi si viene a Canneto per i monti, passando la notte in Val Fondillo.",
  },
  ...picture("immagine"),
  comune: { label: "Comune", help: "Il comune da cui parte.", example: "Opi" },
  provincia: { label: "Provincia", help: "Per esteso.", example: "L’Aquila" },
  regione: { label: "Regione", help: "Una delle quattro.", example: "Abruzzo" },
  giorni: {
    label: "Giorni del pellegrinaggio",
    help: "Si legge così com’è scritto. Si può lasciare vuoto.",
    example: "20-22 agosto",
  },
  parte_il: {
    label: "Parte il",
    help: "Mette la compagnia nell’elenco «Per giorno» e nel calendario dei telefoni. Si può lasciare vuoto.",
    example: "20 agosto",
    input: "month-day",
  },
  percorso: {
    label: "Percorso",
    help: "In una riga. Si può lasciare vuoto.",
    example: "Val Fondillo, Passo dell’Orso, Canneto",
  },
  vicine: {
    label: "Sulla stessa strada",
    help: "Le compagnie che fanno la stessa strada, con il nome del loro file senza .md.",
    example: "pescasseroli",
    add: "Aggiungi una compagnia",
  },
  ...sources,
  da_confermare: questions,
};
