import { type Words, within } from "./words.ts";

/** A number that no other notice has: the year, and a place in it. */
function nextId(list: readonly unknown[], now: string): number {
  const first = Number(now.slice(0, 4)) * 1000 + 1;
  const used = list
    .map((notice) => Number((notice as { id?: unknown })?.id))
    .filter(Number.isFinite);
  return Math.max(first, ...used.map((id) => id + 1));
}

/** content/news.yaml */
export const news: Words = {
  "": {
    label: "Avvisi",
    help: "Un avviso compare in un riquadro sopra la pagina, a chi ha già premuto «Accetta». Quelli vecchi si possono lasciare.",
    example: "Strada chiusa per neve",
    add: "Scrivi un avviso",
    namedBy: "titolo",
    open: true,
    fresh: (list, now) => ({ id: nextId(list, now), dal: now }),
  },
  ...within("[]", {
    id: {
      label: "Numero dell’avviso",
      help: "Un numero che nessun altro avviso ha. È già scritto, e dopo la pubblicazione non si cambia.",
      example: "2027011",
    },
    titolo: {
      label: "Titolo",
      help: "In poche parole, di che cosa si tratta.",
      example: "Strada chiusa per neve",
    },
    testo: {
      label: "Testo",
      help: "Prima che cosa succede, poi che cosa fare.",
      example: "La strada da Settefrati è chiusa. Prima di partire si telefona.",
      input: "markdown",
    },
    foto: {
      label: "Fotografie",
      help: "Si possono lasciare fuori.",
      example: "La strada con la neve",
      add: "Aggiungi una fotografia",
      namedBy: "descrizione",
    },
    "foto[].file": {
      label: "Indirizzo della fotografia",
      help: "Dove sta nel sito, e comincia con una barra.",
      example: "/foto/neve.jpg",
    },
    "foto[].descrizione": {
      label: "Che cosa si vede",
      help: "Per chi non vede.",
      example: "La strada coperta di neve, con la sbarra abbassata.",
    },
    dal: {
      label: "Si apre",
      help: "Il giorno e l’ora in cui compare, per l’orologio di Roma.",
      example: "14 gennaio 2027, 7:30",
      input: "instant",
    },
    al: {
      label: "Si chiude",
      help: "L’ultimo giorno, compreso; con un’ora, fino a quell’ora.",
      example: "16 gennaio 2027",
      input: "instant",
    },
    riappare_dopo_minuti: {
      label: "Riappare dopo",
      help: "I minuti dopo i quali lo rivede chi lo ha chiuso. Se è vuoto, 5.",
      example: "60",
    },
  }),
};
