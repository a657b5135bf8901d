import { type Words, within } from "./words.ts";

const closed = {
  label: "Chiuso",
  help: "Per l’inverno, o per i lavori. Chi è chiuso non ha altri orari.",
  example: "sì",
};

const note = {
  label: "Nota",
  help: "Una frase per chi viene. Si può lasciare vuota.",
  example: "La cripta chiude mezz’ora prima.",
};

const opening: Words = {
  dalle: {
    label: "Dalle",
    help: "L’ora in cui si apre.",
    example: "8:00",
    input: "hour",
  },
  alle: {
    label: "Alle",
    help: "L’ora in cui si chiude. La mezzanotte, fine del giorno, è 24:00.",
    example: "19:00",
    input: "closing-hour",
  },
};

const weekdays = {
  label: "Giorni",
  help: "I giorni in cui vale.",
  example: "domenica",
};

const times = {
  label: "Ore",
  help: "Una dopo l’altra.",
  example: "17:00",
  add: "Aggiungi un’ora",
  open: true,
  input: "hour",
} as const;

const weekly = (label: string, help: string, example: string): Words[string] => ({
  label,
  help: `${help} Se non c’è, non si sa e il sito non ne parla; se c’è ed è vuoto, vuol dire «nessuna».`,
  example,
  add: "Aggiungi giorni e ore",
  open: true,
  emptyMeansNone: true,
});

/** content/hours.yaml */
export const hours: Words = {
  periodi: {
    label: "Periodi",
    help: "Un periodo vale dal primo all’ultimo giorno, compresi. Due periodi non hanno giorni in comune.",
    example: "Estate 2027, dal 1° maggio al 31 ottobre",
    add: "Aggiungi un periodo",
    namedBy: "nome",
    open: true,
  },
  ...within("periodi[]", {
    nome: { label: "Nome del periodo", help: "Come lo si chiama.", example: "Estate 2027" },
    dal: { label: "Dal", help: "Il primo giorno, compreso.", example: "1 maggio 2027" },
    al: { label: "Al", help: "L’ultimo giorno, compreso.", example: "31 ottobre 2027" },
    chiuso: closed,
    apertura: {
      ...weekly("Apertura", "Quando la chiesa è aperta.", "ogni giorno, 8:00-19:00"),
      help: "Quando la chiesa è aperta. Chi chiude a mezzogiorno aggiunge due aperture, una sotto l’altra.",
      add: "Aggiungi un’apertura",
    },
    "apertura[].giorni": weekdays,
    ...within("apertura[]", opening),
    messe: weekly("Messe", "Le Messe di ogni settimana.", "domenica, 8:00 11:00 17:00"),
    "messe[].giorni": weekdays,
    "messe[].ore": times,
    prefestive: {
      ...times,
      emptyMeansNone: true,
      label: "Messe prefestive",
      help: "La sera prima delle domeniche e delle feste di precetto: il sito sa quando cadono.",
      example: "18:30",
    },
    confessioni: weekly("Confessioni", "Quando c’è un confessore.", "domenica, 10:00"),
    "confessioni[].giorni": weekdays,
    "confessioni[].ore": times,
    nota: note,
    confermato_da: {
      label: "Chi ha confermato, e quando",
      help: "Un orario va sul sito solo se qualcuno lo ha confermato.",
      example: "il rettore, 20 aprile 2027",
    },
  }),
  giorni_speciali: {
    label: "Giorni speciali",
    help: "Un giorno che ha un orario suo. Ciò che dice prende il posto dell’orario ordinario, il resto rimane com’è.",
    example: "15 agosto 2027, Assunzione: quattro Messe",
    add: "Aggiungi un giorno speciale",
    namedBy: "nome",
    open: true,
  },
  ...within("giorni_speciali[]", {
    giorno: {
      label: "Giorno",
      help: "La data. Si lascia vuota se qui sotto si scrive il nome di una festa.",
      example: "15 agosto 2027",
    },
    festa: {
      label: "Festa",
      help: "Al posto del giorno: il nome che la festa ha nel calendario. Così la data si scrive una volta sola.",
      example: "Madonna di Canneto",
    },
    nome: {
      label: "Nome del giorno",
      help: "Si lascia vuoto con una festa, che il nome lo ha già.",
      example: "Assunzione",
    },
    chiuso: closed,
    apertura: {
      label: "Apertura",
      help: "Quando la chiesa è aperta quel giorno.",
      example: "5:00-24:00",
      add: "Aggiungi un’apertura",
      open: true,
    },
    ...within("apertura[]", opening),
    messe: {
      ...times,
      emptyMeansNone: true,
      label: "Messe",
      help: "Le ore delle Messe di quel giorno.",
      example: "8:00",
    },
    confessioni: {
      ...times,
      emptyMeansNone: true,
      label: "Confessioni",
      help: "Da che ora c’è un confessore.",
      example: "10:00",
    },
    nota: note,
  }),
};
