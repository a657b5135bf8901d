import type { Value } from "../../api.ts";
import { romeNow } from "../rome-time.ts";

/** Returns the moment at which the next notice opens: "2027-01-14T07:00"; empty if none is to come. */
export function nextNotice(notices: Value, now = romeNow()): string {
  const starts = (Array.isArray(notices) ? notices : []).flatMap((notice) => {
    const { dal } = (notice ?? {}) as { dal?: unknown };
    // A day alone begins at midnight.
    return typeof dal === "string" ? [`${dal}T00:00`.slice(0, 16)] : [];
  });
  return starts.filter((start) => start > now).sort()[0] ?? "";
}
