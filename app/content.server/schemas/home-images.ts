import { z } from "zod";
import { dateTime, LATER_END_EXPECTED } from "./dates.ts";
import { field, record } from "./record.ts";
import { differentIds, picture, wholeNumber } from "./shared.ts";

const countdown = record(
  {
    schedulerStartDate: field("visibile_dal", dateTime),
    schedulerEndDate: field("visibile_fino_al", dateTime),
    countdownStartDate: field("inizio", dateTime),
    countdownEndDate: field("fine", dateTime),
    countdownTitlePre: field("titolo_prima", z.string({ error: "il titolo prima dell’inizio" })),
    countdownTitleDuring: field(
      "titolo_durante",
      z.string({ error: "il titolo fra inizio e fine" }),
    ),
    countdownTitlePost: field("titolo_dopo", z.string({ error: "il titolo dopo la fine" })),
  },
  {
    holds: ({ schedulerStartDate, schedulerEndDate }) => schedulerStartDate <= schedulerEndDate,
    at: "schedulerEndDate",
    expected: LATER_END_EXPECTED,
  },
  {
    holds: ({ countdownStartDate, countdownEndDate }) => countdownStartDate <= countdownEndDate,
    at: "countdownEndDate",
    expected: LATER_END_EXPECTED,
  },
);

const homeImage = record({
  id: field("id", wholeNumber),
  picture: field("immagine", picture),
  publishDate: field("pubblicata_dal", dateTime.optional()),
  expireDate: field("scade_il", dateTime.optional()),
  countdown: field("conto_alla_rovescia", countdown.optional()),
}).transform(({ countdown, ...image }) => ({ ...image, ...countdown }));

/** The pictures of the splash page: content/home-images.yaml. */
export const homeImagesSchema = record({
  header: field("testata", picture),
  images: field(
    "immagini",
    z
      .array(homeImage, { error: "la lista delle immagini" })
      .superRefine(differentIds("un id che nessun’altra immagine ha")),
  ),
});

export type HomeImages = z.output<typeof homeImagesSchema>;
