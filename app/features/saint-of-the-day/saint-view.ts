import type { CalendarDate } from "../../time/calendar-date.ts";
import { type SaintOfTheDay, saintsOn } from "./saint-records.ts";
import type { SaintState } from "./saint-store.ts";
import type { YearlyFile } from "./yearly-file.ts";

/** What the banner shows: saints, the first large; or else what there is to say. */
export interface SaintView {
  saints: SaintOfTheDay[];
  messages: string[];
  /** Whether the saint of the store is needed and has not been asked for. */
  needsStore: boolean;
}

/**
 * Today's saints from the yearly file; when it has none or cannot be had, the saint of the store (specification,
 * sections 7 and 8, where the texts are).
 */
export function saintView(
  today: CalendarDate,
  file: YearlyFile,
  { saint, loading, error }: SaintState,
): SaintView {
  if (file.status === "loading") {
    return { saints: [], messages: ["Caricamento in corso..."], needsStore: false };
  }
  const ofToday = file.status === "loaded" ? saintsOn(today, file.records) : [];
  if (ofToday.length > 0) return { saints: ofToday, messages: [], needsStore: false };
  if (saint) return { saints: [saint], messages: [], needsStore: false };

  const problem =
    file.status === "failed"
      ? `Errore: Errore nel caricamento del file JSON per l'anno ${today.year}: ${file.message}`
      : "Nessun santo trovato per oggi.";
  if (error !== null) {
    return { saints: [], messages: [problem, `Errore: ${error}`], needsStore: false };
  }
  return { saints: [], messages: [problem, "Caricamento in corso..."], needsStore: !loading };
}
