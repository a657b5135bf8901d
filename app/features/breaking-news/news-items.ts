import { isDate, startInstant, windowContains } from "../../../domain/time/rome-time.ts";
import { isOwnAddress } from "../../security/own-address.ts";

interface NewsPhoto {
  photo: string;
  description: string;
}

/** News item as the server sends it (docs/public-names.md, "Server"). */
export interface NewsItem {
  id: string | number;
  title: string;
  /** HTML, to be sanitised before it is shown. */
  content: string;
  foto: NewsPhoto[];
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
      foto: Array.isArray(foto) ? foto.flatMap(parsePhoto) : [],
      startDate,
      endDate,
      reappearAfterMinutes: minutes,
    },
  ];
}

/** Parses a picture; drops one without an address, or of another site (docs/behaviour.md, "Breaking news"). */
function parsePhoto(value: unknown): NewsPhoto[] {
  const { photo, description } = typeof value === "string" ? { photo: value } : fieldsOf(value);
  if (typeof photo !== "string" || !isOwnAddress(photo)) return [];
  return [{ photo, description: typeof description === "string" ? description : "" }];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** Returns the item to show now (milliseconds): among those whose window is open, the one that started last. */
export function currentItem(items: readonly NewsItem[], now: number): NewsItem | undefined {
  return items
    .filter((item) => windowContains(item, now))
    .sort((one, other) => startInstant(other.startDate) - startInstant(one.startDate))[0];
}
