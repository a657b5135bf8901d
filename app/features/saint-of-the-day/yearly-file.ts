import { useEffect } from "react";
import { createStore, useStore } from "../../state/create-store.ts";
import { fetchJson } from "../../state/fetch-json.ts";
import { fetchOrCached } from "../../storage/cached-texts.ts";

/** How the yearly file stands: its records, whatever they are, or why they cannot be had. */
export type YearlyFile =
  | { status: "loading" }
  | { status: "loaded"; records: unknown }
  | { status: "failed"; message: string };

const LOADING: YearlyFile = { status: "loading" };

/** Said when the answer is not ok (docs/behaviour.md, "Saint of the day"). */
const NOT_OK = "Errore nel caricamento del file JSON";

const NONE: ReadonlyMap<number, YearlyFile> = new Map();

/** The yearly files asked for so far. */
const files = createStore(() => NONE);

function change(year: number, file: YearlyFile): void {
  files.set(new Map(files.get()).set(year, file));
}

/**
 * The yearly file of a year (docs/behaviour.md, "Saint of the day"), asked for once, and again when the line is back.
 */
export function useYearlyFile(year: number): YearlyFile {
  useEffect(() => {
    const retry = () => void loadYear(year, true);
    void loadYear(year, false);
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [year]);

  return useStore(files, NONE).get(year) ?? LOADING;
}

const asking = new Set<number>();

/** Until a new answer is there, a failure stays what is known of the file. */
async function loadYear(year: number, isRetry: boolean): Promise<void> {
  const known = files.get().get(year)?.status;
  if (asking.has(year) || known === "loaded" || (known === "failed" && !isRetry)) return;
  asking.add(year);
  const address = `/santiLocali/SantiLocaliMix_${year}.json?cacheBuster=${Date.now()}`;
  try {
    const records = await fetchJson(address, NOT_OK, fetchOrCached);
    change(year, { status: "loaded", records });
  } catch (error) {
    const message = error instanceof Error ? error.message : NOT_OK;
    change(year, { status: "failed", message });
  } finally {
    asking.delete(year);
  }
}
