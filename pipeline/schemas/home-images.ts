import { z } from "zod";
import { dateTime, windowRule } from "./dates.ts";
import { field, record } from "./record.ts";
import { differentIds, picture, wholeNumber } from "./shared.ts";

const countdown = record(
  {
    schedulerStartDate: field("visibile_dal", dateTime, {
      title: "Compare il",
      description: "Il primo giorno in cui si vede.",
    }),
    schedulerEndDate: field("visibile_fino_al", dateTime, {
      title: "Sparisce dopo il",
      description: "L’ultimo giorno in cui si vede.",
    }),
    countdownStartDate: field("inizio", dateTime, {
      title: "Comincia la festa",
      description: "Fino a quest’ora si contano i giorni.",
    }),
    countdownEndDate: field("fine", dateTime, {
      title: "Finisce la festa",
      description: "Dopo si legge il terzo titolo.",
    }),
    countdownTitlePre: field("titolo_prima", z.string("il titolo prima dell’inizio"), {
      title: "Titolo prima dell’inizio",
      description: "Finisce con uno spazio: dopo viene il numero.",
      example: "Alla festa della Madonna mancano ",
    }),
    countdownTitleDuring: field("titolo_durante", z.string("il titolo fra inizio e fine"), {
      title: "Titolo durante la festa",
      description: "Finisce con uno spazio: dopo viene il numero.",
      example: "La festa finisce tra ",
    }),
    countdownTitlePost: field("titolo_dopo", z.string("il titolo dopo la fine"), {
      title: "Titolo dopo la fine",
      description: "Si legge da solo.",
      example: "La festa è finita ",
    }),
  },
  windowRule("schedulerStartDate", "schedulerEndDate"),
  windowRule("countdownStartDate", "countdownEndDate"),
);

const homeImage = record(
  {
    id: field("id", wholeNumber, {
      title: "Numero",
      description: "Un numero che nessun’altra immagine ha.",
    }),
    picture: field("immagine", picture, { description: "L’immagine che si vede entrando." }),
    publishDate: field("pubblicata_dal", dateTime.optional(), {
      title: "Si vede dal",
      description: "Il primo giorno. Vuoto: da subito.",
    }),
    expireDate: field("scade_il", dateTime.optional(), {
      title: "Si vede fino al",
      description: "L’ultimo giorno. Vuoto: sempre.",
    }),
    countdown: field("conto_alla_rovescia", countdown.optional(), {
      description: "I giorni che mancano a una festa. Si può lasciare fuori.",
      add: "Metti un conto alla rovescia",
    }),
  },
  windowRule("publishDate", "expireDate"),
).transform(({ countdown, ...image }) => ({ ...image, ...countdown }));

/** The pictures of the splash page: content/home-images.yaml. */
export const homeImagesSchema = record({
  header: field("testata", picture, {
    title: "Fascia in alto",
    description: "La fascia in cima alla pagina d’ingresso.",
  }),
  images: field(
    "immagini",
    z
      .array(homeImage, "la lista delle immagini")
      .superRefine(differentIds("un id che nessun’altra immagine ha")),
    {
      title: "Immagini della pagina d’ingresso",
      description: "Si vedono quelle già pubblicate e non ancora scadute.",
      add: "Aggiungi un’immagine",
      fresh: { id: "$next", pubblicata_dal: "$now" },
      namedBy: "immagine.alt",
      open: true,
    },
  ),
});
