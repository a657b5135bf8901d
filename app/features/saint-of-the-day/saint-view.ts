import { type SaintOfTheDay, saintsOn } from "../../../domain/saints/saint-records.ts";
import type { CalendarDate } from "../../../domain/time/calendar-date.ts";
import type { SaintState } from "./saint-store.ts";
import type { YearlyFile } from "./yearly-file.ts";

/** Contents of the banner: saints, the first one large, and messages. */
export interface SaintView {
  saints: SaintOfTheDay[];
  /** Whether the saints come from the shrine's own calendar rather than the external list. */
  isOwnCalendar: boolean;
  messages: string[];
  /** Whether the saint of the store is needed but not requested yet. */
  needsStore: boolean;
}

/** Returns the saints of the yearly file, else the saint of the store (docs/behaviour.md, "Saint of the day"). */
export function saintView(
  today: CalendarDate,
  file: YearlyFile,
  { saint, loading, error }: SaintState,
): SaintView {
  const none: SaintView = { saints: [], isOwnCalendar: false, messages: [], needsStore: false };
  if (file.status === "loading") return { ...none, messages: ["Caricamento in corso..."] };
  const ofToday = file.status === "loaded" ? saintsOn(today, file.records) : [];
  if (ofToday.length > 0) return { ...none, saints: ofToday, isOwnCalendar: true };

  const failure =
    file.status === "failed"
      ? `Errore: Errore nel caricamento del file JSON per l'anno ${today.year}: ${file.message}`
      : undefined;
  if (saint) return { ...none, saints: [saint], messages: failure ? [failure] : [] };
  const problem = failure ?? "Nessun santo trovato per oggi.";
  if (error !== null) return { ...none, messages: [problem, `Errore: ${error}`] };
  return { ...none, messages: [problem, "Caricamento in corso..."], needsStore: !loading };
}
