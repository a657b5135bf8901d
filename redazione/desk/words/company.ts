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
  posizione: {
    label: "Posizione del paese",
    help: "Latitudine e longitudine, come le copia la carta del telefono tenendo il dito sulla piazza. Mette il paese sulla carta delle compagnie; vuoto, resta negli elenchi.",
    example: "41.7784, 13.8293",
  },
  giorni: {
    label: "Giorni del pellegrinaggio",
    help: "Si legge così com’è scritto. Si può lasciare vuoto.",
    example: "20-22 agosto",
  },
  parte_il: {
    label: "Parte il",
    help: "Mette la compagnia nell’elenco «Per giorno di partenza» e nel calendario dei telefoni. Si può lasciare vuoto.",
    example: "20 agosto",
    input: "month-day",
  },
  percorso: {
    label: "Percorso",
    help: "In una riga. I luoghi uno dopo l’altro, fino a Canneto, diventano una linea di tappe. Si può lasciare vuoto.",
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
