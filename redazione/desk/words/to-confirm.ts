import { questions } from "./shared.ts";
import type { Words } from "./words.ts";

/** content/to-confirm.yaml */
export const toConfirm: Words = {
  "": {
    label: "Domande che non stanno in nessuna pagina",
    help: "Per il foglio che il rettore riceve.",
    example: "La segreteria",
    add: "Aggiungi un argomento",
    namedBy: "argomento",
    open: true,
  },
  "[].argomento": { label: "Argomento", help: "Di che cosa si tratta.", example: "La segreteria" },
  "[].da_confermare": { ...questions, example: "In quali giorni si risponde alle lettere?" },
};
