import { type Words, within } from "./words.ts";

/** content/calendar.yaml */
export const calendar: Words = {
  feste: {
    label: "Feste",
    help: "Le feste di ogni anno. Ciascuna ha un giorno, oppure un primo e un ultimo giorno, oppure i giorni da Pasqua.",
    example: "Sant’Anna, 26 luglio",
    add: "Aggiungi una festa",
    namedBy: "nome",
    open: true,
  },
  ...within("feste[]", {
    sigla: {
      label: "Sigla",
      help: "Un nome corto, di lettere minuscole senza accenti, cifre e trattini. I telefoni riconoscono da qui la festa: non si cambia mai.",
      example: "sant-anna",
    },
    nome: { label: "Nome della festa", help: "Come la si chiama.", example: "Sant’Anna" },
    che_cosa: {
      label: "Che cosa si vive",
      help: "In una frase.",
      example: "La santa si venera nella cripta; Messa e processione nella valle.",
      input: "paragraph",
    },
    luogo: {
      label: "Luogo",
      help: "Il paese, solo se la festa non è al santuario.",
      example: "Settefrati",
    },
    giorno: {
      label: "Giorno",
      help: "Per una festa di un giorno solo, sempre lo stesso.",
      example: "26 luglio",
      input: "month-day",
    },
    dal: {
      label: "Dal",
      help: "Il primo giorno, per una festa che ne dura più d’uno.",
      example: "12 agosto",
      input: "month-day",
    },
    al: {
      label: "Al",
      help: "L’ultimo giorno, compreso.",
      example: "20 agosto",
      input: "month-day",
    },
    pasqua: {
      label: "Giorni da Pasqua",
      help: "Per una festa che va con la Pasqua; con il meno, prima: -7 è la domenica delle Palme.",
      example: "-7",
    },
    ore: {
      label: "Ore confermate",
      help: "Quando il rettore conferma l’ora di una festa di un giorno, la si scrive con il suo anno.",
      example: "2027, 11:00",
      input: "hours-by-year",
    },
  }),
  strada: {
    label: "Consiglio sulla strada",
    help: "Che cosa dire della strada in ogni stagione, quando non c’è un bollettino.",
    example: "D’inverno si telefona prima di salire.",
    open: true,
  },
  "strada.altrimenti": {
    label: "Di solito",
    help: "Che cosa dire negli altri giorni.",
    example: "La strada è stretta: si guida piano.",
    input: "paragraph",
  },
  "strada.periodi": {
    label: "Stagioni",
    help: "Le parti dell’anno con un consiglio loro.",
    example: "Dal 1° novembre al 31 marzo",
    add: "Aggiungi una stagione",
    namedBy: "avviso",
  },
  ...within("strada.periodi[]", {
    dal: {
      label: "Dal",
      help: "Il primo giorno, ogni anno.",
      example: "1 novembre",
      input: "month-day",
    },
    al: {
      label: "Al",
      help: "L’ultimo giorno, compreso.",
      example: "31 marzo",
      input: "month-day",
    },
    avviso: {
      label: "Consiglio",
      help: "Una frase per chi parte.",
      example: "Può esserci neve: telefonate prima di salire.",
      input: "paragraph",
    },
  }),
};
