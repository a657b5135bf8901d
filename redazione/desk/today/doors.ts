import type { Route } from "../router/route.ts";

/** A shortcut to a frequent task. */
export interface Door {
  name: string;
  hint: string;
  to: Route;
}

/** Shortcuts to urgent tasks. */
export const URGENT_DOORS: readonly Door[] = [
  {
    name: "Dire com’è la strada",
    hint: "Chiusa per neve, aperta con attenzione, di nuovo aperta.",
    to: { page: "file", path: "road.yaml", add: "" },
  },
  {
    name: "Pubblicare un avviso",
    hint: "Una Messa spostata, una chiusura, una celebrazione.",
    to: { page: "file", path: "news.yaml", add: "" },
  },
  {
    name: "Cambiare gli orari",
    hint: "Messe, apertura, confessioni; un giorno speciale.",
    to: { page: "file", path: "hours.yaml" },
  },
];

/** Shortcuts to tasks that can wait. */
export const OTHER_DOORS: readonly Door[] = [
  {
    name: "Correggere un testo",
    hint: "Cambiare una frase in una pagina, in una preghiera, in una compagnia.",
    to: { page: "list" },
  },
  {
    name: "Mettere una fotografia",
    hint: "Al posto di un disegno, nella pagina che si sceglie.",
    to: { page: "list", purpose: "fotografia" },
  },
  {
    name: "Aggiungere una festa",
    hint: "Una data che torna ogni anno.",
    to: { page: "file", path: "calendar.yaml", add: "feste" },
  },
  {
    name: "Aggiungere una compagnia",
    hint: "Il paese, i giorni, la strada.",
    to: { page: "new", kind: "companies" },
  },
  {
    name: "Aggiungere un inno",
    hint: "Con le parole, in una lingua o in due.",
    to: { page: "new", kind: "hymns" },
  },
  {
    name: "Aggiungere una preghiera",
    hint: "Come un inno, fra le preghiere.",
    to: { page: "new", kind: "prayers" },
  },
  {
    name: "Fare una pagina nuova",
    hint: "In una delle sezioni del sito.",
    to: { page: "new", kind: "pages" },
  },
];
