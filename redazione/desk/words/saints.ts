import { type FieldWords, type Words, within } from "./words.ts";

const celebration: Words = {
  nome: {
    label: "Nome",
    help: "Come si chiama la celebrazione.",
    example: "Apertura del mese di Maria a Canneto",
  },
  tipo: { label: "Tipo", help: "Il grado della celebrazione.", example: "Ricorrenza" },
  colore: { label: "Colore", help: "Il colore della liturgia.", example: "bianco" },
};

const list = (label: string, help: string, example: string): FieldWords => ({
  label,
  help,
  example,
  add: "Aggiungi una celebrazione",
  namedBy: "nome",
  open: true,
});

const month: FieldWords = { label: "Mese", help: "Il numero del mese, da 1 a 12.", example: "8" };
const day: FieldWords = { label: "Giorno", help: "Il giorno del mese.", example: "22" };

const note: FieldWords = {
  label: "Appunto",
  help: "Per chi cura i testi: nessun visitatore lo legge. Si può lasciare vuoto.",
  example: "Il grado è da confermare con il rettore.",
  input: "paragraph",
};

/** content/saints/exceptions.yaml */
export const saintsExceptions: Words = {
  "": list(
    "Santi del giorno diversi dal calendario",
    "I giorni che il santuario vuole a modo suo.",
    "1° maggio 2027, Apertura del mese di Maria",
  ),
  ...within("[]", {
    data: {
      label: "Data",
      help: "Anno, mese e giorno; oppure mese e giorno, per ogni anno.",
      example: "2027-05-01",
    },
    ...celebration,
    aggiunge: {
      label: "Si aggiunge",
      help: "Acceso: si vede sotto il santo del calendario. Spento: ne prende il posto.",
      example: "no",
    },
  }),
};

/** content/saints/fixed.yaml */
export const saintsFixed: Words = {
  "": list(
    "Il santo di ogni giorno dell’anno",
    "Ogni giorno una volta sola, il 29 febbraio compreso: 366 righe.",
    "26 luglio, Santi Gioacchino e Anna",
  ),
  ...within("[]", {
    mese: month,
    giorno: day,
    ...celebration,
    anche: {
      label: "Altri santi del giorno",
      help: "Per la seconda riga.",
      example: "Santi Giuliano e Fausto",
      add: "Aggiungi un santo",
      namedBy: "nome",
    },
    ...within("anche[]", celebration),
    note,
  }),
};

/** content/saints/movable.yaml */
export const saintsMovable: Words = {
  "": list(
    "Celebrazioni mobili",
    "Ciascuna ha i giorni da Pasqua, oppure quelli dall’Avvento, oppure una regola.",
    "Mercoledì delle Ceneri, -46 giorni da Pasqua",
  ),
  ...within("[]", {
    id: { label: "Nome breve", help: "Un nome che nessun’altra ha.", example: "ceneri" },
    pasqua: {
      label: "Giorni da Pasqua",
      help: "Con il meno, prima di Pasqua.",
      example: "-46",
    },
    avvento: {
      label: "Giorni dalla I domenica di Avvento",
      help: "Con il meno, prima dell’Avvento.",
      example: "7",
    },
    regola: {
      label: "Regola",
      help: "Per le tre che si contano in altro modo, e che il sito conosce.",
      example: "sacra-famiglia",
    },
    ...celebration,
    note,
  }),
};

/** content/saints/local.yaml */
export const saintsLocal: Words = {
  "": list(
    "Celebrazioni del santuario, della diocesi e dei paesi",
    "Quelle che non prevalgono e non stanno nella seconda riga restano qui come appunto.",
    "Apparizione di San Giovanni Battista",
  ),
  ...within("[]", {
    mese: month,
    giorno: day,
    quando: {
      label: "Quando",
      help: "Quando cade, in parole, se non ha un giorno suo.",
      example: "seconda domenica di maggio",
    },
    ...celebration,
    ambito: { label: "Dove", help: "Dove si celebra.", example: "Settefrati" },
    prevale: {
      label: "Prende il posto del calendario",
      help: "Se quel giorno si legge questa, con il suo grado.",
      example: "no",
    },
    seconda_riga: {
      label: "Nella seconda riga",
      help: "Se si legge sotto la celebrazione del giorno.",
      example: "sì",
    },
    note,
    fonte: { label: "Fonte", help: "Chi lo dice.", example: "Calendario della diocesi, 2027" },
  }),
};
