import { endInstant, startInstant } from "../../time/rome-time.ts";

/** A picture of the splash page (specification, section 3). Dates are wall time in Rome (contract, Dates). */
export interface HomeImage {
  id: number;
  /** A file of content/images. */
  src: string;
  /** When it is missing the picture is published already. */
  publishDate?: string;
  expireDate?: string;
  schedulerStartDate?: string;
  schedulerEndDate?: string;
  countdownStartDate?: string;
  countdownEndDate?: string;
  countdownTitlePre?: string;
  countdownTitleDuring?: string;
  countdownTitlePost?: string;
}

/** The entries of the specification, compiled into the client. */
export const homeImages: readonly HomeImage[] = [
  { id: 1, src: "home/madonna.svg", publishDate: "2026-01-06T16:00" },
  {
    id: 2,
    src: "home/giubileo.svg",
    publishDate: "2024-12-30T16:00",
    expireDate: "2026-01-06T16:00",
    schedulerStartDate: "2024-12-30",
    schedulerEndDate: "2025-01-06",
    countdownStartDate: "2025-01-06",
    countdownEndDate: "2026-01-06",
    countdownTitlePre: "Saremo Basilica Giubilare tra: ",
    countdownTitleDuring: "Saremo Basilica Giubilare per ancora ",
    countdownTitlePost: "Evento Giubilare Terminato ",
  },
];

/** Whether a picture is shown (specification, section 4): published, and not expired. */
export function isVisible({ publishDate, expireDate }: HomeImage, now: number): boolean {
  if (publishDate !== undefined && now < startInstant(publishDate)) return false;
  return expireDate === undefined || now < endInstant(expireDate);
}

/** Whether the top area, the countdown's, is there: as long as the scheduler has not ended. */
export function hasTopArea({ schedulerEndDate }: HomeImage, now: number): boolean {
  return schedulerEndDate !== undefined && now < endInstant(schedulerEndDate);
}

/** What the countdown shows. */
export interface Countdown {
  title: string;
  /** The instant it counts down to; undefined when the event is over. */
  until: number | undefined;
}

/** The countdown of a picture (specification, section 4); undefined outside its scheduler window. */
export function countdownOf(image: HomeImage, now: number): Countdown | undefined {
  const { schedulerStartDate, countdownStartDate, countdownEndDate } = image;
  if (schedulerStartDate === undefined || !countdownStartDate || !countdownEndDate)
    return undefined;
  if (now < startInstant(schedulerStartDate) || !hasTopArea(image, now)) return undefined;
  const start = startInstant(countdownStartDate);
  const end = endInstant(countdownEndDate);
  if (now < start) return { title: image.countdownTitlePre ?? "", until: start };
  if (now < end) return { title: image.countdownTitleDuring ?? "", until: end };
  return { title: image.countdownTitlePost ?? "", until: undefined };
}

/** The time during which the splash page looks as it does at an instant, countdown apart. */
export interface Validity {
  from: number;
  until: number;
}

/** Between the last and the next instant at which anything of the given pictures changes. */
export function validityAt(images: readonly HomeImage[], now: number): Validity {
  const instants = images.flatMap((image) => [
    ...[image.publishDate, image.schedulerStartDate, image.countdownStartDate]
      .filter((date) => date !== undefined)
      .map(startInstant),
    ...[image.expireDate, image.schedulerEndDate, image.countdownEndDate]
      .filter((date) => date !== undefined)
      .map(endInstant),
  ]);
  return {
    from: Math.max(0, ...instants.filter((instant) => instant <= now)),
    until: Math.min(Number.MAX_SAFE_INTEGER, ...instants.filter((instant) => instant > now)),
  };
}
