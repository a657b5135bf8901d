import { picture } from "./shared.ts";
import { type FieldWords, type Words, within } from "./words.ts";

const instant = (label: string, help: string, example: string): FieldWords => ({
  label,
  help,
  example,
  input: "instant",
});

/** content/home-images.yaml */
export const homeImages: Words = {
  ...picture("testata", {
    label: "Fascia in alto",
    help: "La fascia in cima alla pagina d’ingresso.",
  }),
  immagini: {
    label: "Immagini della pagina d’ingresso",
    help: "Si vedono quelle già pubblicate e non ancora scadute.",
    example: "La Madonna di Canneto in trono, dal 1° al 22 agosto 2027",
    add: "Aggiungi un’immagine",
    namedBy: "pubblicata_dal",
    open: true,
  },
  ...within("immagini[]", {
    id: { label: "Numero", help: "Un numero che nessun’altra immagine ha.", example: "2027" },
    ...picture("immagine", { help: "L’immagine che si vede entrando." }),
    pubblicata_dal: instant("Si vede dal", "Il primo giorno. Vuoto: da subito.", "1 agosto 2027"),
    scade_il: instant(
      "Si vede fino al",
      "L’ultimo giorno. Vuoto: sempre.",
      "22 agosto 2027, 23:59",
    ),
    conto_alla_rovescia: {
      label: "Conto alla rovescia",
      help: "I giorni che mancano a una festa. Si può lasciare fuori.",
      example: "Alla festa della Madonna mancano",
      add: "Metti un conto alla rovescia",
    },
    ...within("conto_alla_rovescia", {
      visibile_dal: instant("Compare il", "Il primo giorno in cui si vede.", "1 agosto 2027"),
      visibile_fino_al: instant(
        "Sparisce dopo il",
        "L’ultimo giorno in cui si vede.",
        "22 agosto 2027",
      ),
      inizio: instant(
        "Comincia la festa",
        "Fino a quest’ora si contano i giorni.",
        "22 agosto 2027, 0:00",
      ),
      fine: instant("Finisce la festa", "Dopo si legge il terzo titolo.", "22 agosto 2027, 23:59"),
      titolo_prima: {
        label: "Titolo prima dell’inizio",
        help: "Finisce con uno spazio: dopo viene il numero.",
        example: "Alla festa della Madonna mancano ",
      },
      titolo_durante: {
        label: "Titolo durante la festa",
        help: "Finisce con uno spazio: dopo viene il numero.",
        example: "La festa finisce tra ",
      },
      titolo_dopo: {
        label: "Titolo dopo la fine",
        help: "Si legge da solo.",
        example: "La festa è finita ",
      },
    }),
  }),
};
