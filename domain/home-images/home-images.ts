import type { PictureRecord } from "../pictures/picture-files.ts";
import { endInstant, startInstant } from "../time/rome-time.ts";

/** What the dates of a picture of the splash page say (docs/behaviour.md, "Splash page"). */
export interface HomeImageDates {
  /** When it is missing the picture is published already. */
  publishDate?: string | undefined;
  expireDate?: string | undefined;
  schedulerStartDate?: string | undefined;
  schedulerEndDate?: string | undefined;
  countdownStartDate?: string | undefined;
  countdownEndDate?: string | undefined;
  countdownTitlePre?: string | undefined;
  countdownTitleDuring?: string | undefined;
  countdownTitlePost?: string | undefined;
}

/** A picture of the splash page, compiled into the client (virtual:home-images). Dates are wall time in Rome. */
export interface HomeImage extends HomeImageDates {
  id: number;
  src: PictureRecord;
}

/** Whether a picture is shown (docs/behaviour.md, "Splash page"): published, and not expired. */
export function isVisible({ publishDate, expireDate }: HomeImageDates, now: number): boolean {
  if (publishDate !== undefined && now < startInstant(publishDate)) return false;
  return expireDate === undefined || now < endInstant(expireDate);
}

/** Whether the top area, the countdown's, is there: as long as the scheduler has not ended. */
export function hasTopArea({ schedulerEndDate }: HomeImageDates, now: number): boolean {
  return schedulerEndDate !== undefined && now < endInstant(schedulerEndDate);
}

export interface Countdown {
  title: string;
  /** The instant it counts down to; undefined when the event is over. */
  until: number | undefined;
}

/** The countdown of a picture (docs/behaviour.md, "Countdown"); undefined outside its scheduler window. */
export function countdownOf(image: HomeImageDates, now: number): Countdown | undefined {
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
export function validityAt(images: readonly HomeImageDates[], now: number): Validity {
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
