import type { PictureRecord } from "../pictures/picture-files.ts";
import { endInstant, startInstant } from "../time/rome-time.ts";

/** Dates of a picture of the splash page (docs/behaviour.md, "Splash page"). */
export interface HomeImageDates {
  /** Instant of publication; missing counts as published. */
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

/** Picture of the splash page, compiled into the client (virtual:home-images). Dates are wall time in Rome. */
export interface HomeImage extends HomeImageDates {
  id: number;
  src: PictureRecord;
}

/** Returns whether the picture is published and not expired (docs/behaviour.md, "Splash page"). */
export function isVisible({ publishDate, expireDate }: HomeImageDates, now: number): boolean {
  if (publishDate !== undefined && now < startInstant(publishDate)) return false;
  return expireDate === undefined || now < endInstant(expireDate);
}

/** Returns whether the top area, with the countdown, is shown: as long as the scheduler has not ended. */
export function hasTopArea({ schedulerEndDate }: HomeImageDates, now: number): boolean {
  return schedulerEndDate !== undefined && now < endInstant(schedulerEndDate);
}

export interface Countdown {
  title: string;
  /** Instant it counts down to; undefined when the event is over. */
  until: number | undefined;
}

/** Returns the countdown of a picture (docs/behaviour.md, "Countdown"); undefined outside its scheduler window. */
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

/** Returns the period around now in which the splash page looks the same, countdown apart. */
export function validityAt(images: readonly HomeImageDates[], now: number) {
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
