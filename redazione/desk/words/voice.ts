import { type Words, within } from "./words.ts";

const refusal: Words = {
  non: {
    label: "Non si scrive",
    help: "L’asterisco sta per qualunque lettera.",
    example: "ampiamente documentat*",
    add: "Aggiungi un’espressione",
  },
  salvo: {
    label: "Salvo",
    help: "Dove la stessa parola va bene. Si può lasciare fuori.",
    example: "ampiamente documentata nel libro",
    add: "Aggiungi un’eccezione",
  },
};

/** content/voce.yaml */
export const voice: Words = {
  nomi: {
    label: "Nomi",
    help: "I nomi che si scrivono in un modo solo.",
    example: "Sentiero del Lupo",
    add: "Aggiungi un nome",
    namedBy: "si_scrive",
  },
  "nomi[].si_scrive": {
    label: "Si scrive",
    help: "Il nome come si scrive; le maiuscole contano.",
    example: "Sentiero del Lupo",
  },
  ...within("nomi[]", refusal),
  espressioni: {
    label: "Espressioni",
    help: "Le espressioni che i visitatori non leggono mai.",
    example: "ampiamente documentat*",
    add: "Aggiungi un’espressione",
    namedBy: "non",
  },
  ...within("espressioni[]", refusal),
  "espressioni[].perche": {
    label: "Perché no",
    help: "Parole che, nel messaggio, seguono l’espressione.",
    example: "che è una parola da studiosi",
  },
  "espressioni[].meglio": {
    label: "Che cosa scrivere",
    help: "Parole che, nel messaggio, seguono «atteso».",
    example: "il fatto e basta",
  },
  permesse: {
    label: "Frasi permesse",
    help: "Dove, in una pagina, un’espressione va bene.",
    example: "a bere alle fonti",
    add: "Permetti una frase",
    namedBy: "frase",
  },
  "permesse[].file": {
    label: "File",
    help: "Il file della pagina.",
    example: "pages/storia/culto-pagano.md",
  },
  "permesse[].frase": {
    label: "Frase",
    help: "Le parole del testo, copiate com’è, con l’espressione dentro.",
    example: "a bere alle fonti",
  },
  "permesse[].perche": {
    label: "Perché sì",
    help: "Perché qui va bene.",
    example: "Qui le fonti sono sorgenti.",
  },
};
