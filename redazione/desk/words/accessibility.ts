import type { FieldWords, Words } from "./words.ts";

const fact = (label: string, help: string, example: string): FieldWords => ({
  label,
  help: `${help} Una frase, con i numeri; se è vuoto non si vede.`,
  example,
  input: "paragraph",
});

/** content/accessibility.yaml */
export const accessibility: Words = {
  parcheggio: fact(
    "Parcheggio",
    "Dove si lascia l’auto.",
    "Tre posti riservati, a 40 metri dalla porta.",
  ),
  percorso: fact(
    "Dal parcheggio alla porta",
    "Quanti metri, su che fondo.",
    "Quaranta metri, su lastre di pietra.",
  ),
  pendenza: fact("Pendenza", "Quanto si sale, e per quanti metri.", "Appena, per dieci metri."),
  gradini: fact(
    "Gradini e rampe",
    "Quanti, dove, se c’è una rampa.",
    "Due, con una rampa sulla destra.",
  ),
  porta: fact(
    "La porta",
    "Quale porta, e quanto è larga.",
    "Quella di sinistra, larga 110 centimetri.",
  ),
  posti: fact("In chiesa", "Dove sta chi usa la carrozzina.", "Davanti, accanto al primo banco."),
  bagni: fact("Bagni", "Se ce n’è uno adatto, e dove.", "Uno, dietro la Casa del pellegrino."),
  ascolto: fact(
    "Per chi usa l’apparecchio acustico",
    "Se c’è un impianto.",
    "Un anello a induzione, nei primi quattro banchi.",
  ),
  cripta: fact("Cripta", "Come si scende.", "Dodici gradini, con il corrimano."),
  casa_del_pellegrino: fact("Casa del pellegrino", "Come si entra.", "Un gradino, senza rampa."),
  confermato_da: {
    label: "Chi ha confermato, e quando",
    help: "Ci vuole appena si riempie uno dei campi qui sopra.",
    example: "il rettore, 3 marzo 2027",
  },
};
