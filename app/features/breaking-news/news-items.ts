import { isDate, startInstant, windowContains } from "../../../domain/time/rome-time.ts";
import { fieldsOf } from "../../../domain/untrusted.ts";
import { type CarouselImage, ownImages } from "../carousel/carousel-images.ts";

/** News item as the server sends it (docs/public-names.md, "Server"). */
export interface NewsItem {
  id: string | number;
  title: string;
  /** HTML, to be sanitised before it is shown. */
  content: string;
  foto: CarouselImage[];
  startDate: string;
  endDate: string;
  reappearAfterMinutes: number;
}

/** Default minutes until a closed item reappears (docs/behaviour.md, "Breaking news"). */
const DEFAULT_REAPPEARANCE = 5;

/** Parses an untrusted response into news items; drops malformed ones. */
export function parseNews(answer: unknown): NewsItem[] {
  return Array.isArray(answer) ? answer.flatMap(parseItem) : [];
}

function parseItem(value: unknown): NewsItem[] {
  const { id, title, content, foto, startDate, endDate, reappearAfterMinutes } = fieldsOf(value);
  if (typeof id !== "string" && typeof id !== "number") return [];
  if (typeof title !== "string" || typeof content !== "string") return [];
  if (!isDate(startDate) || !isDate(endDate)) return [];
  const minutes =
    typeof reappearAfterMinutes === "number" && reappearAfterMinutes > 0
      ? reappearAfterMinutes
      : DEFAULT_REAPPEARANCE;
  return [
    {
      id,
      title,
      content,
      foto: ownImages(foto).map(({ photo, description }) => ({ photo, description })),
      startDate,
      endDate,
      reappearAfterMinutes: minutes,
    },
  ];
}

/** Returns the item to show now (milliseconds): among those whose window is open, the one that started last. */
export function currentItem(items: readonly NewsItem[], now: number): NewsItem | undefined {
  return items
    .filter((item) => windowContains(item, now))
    .sort((one, other) => startInstant(other.startDate) - startInstant(one.startDate))[0];
}
