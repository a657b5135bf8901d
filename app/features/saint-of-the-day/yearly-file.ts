import { useEffect } from "react";
import { createStore, useStore } from "../../state/create-store.ts";
import { fetchJson } from "../../storage/cached-texts.ts";

/** State of the yearly file: its records, unvalidated, or why they are unavailable. */
export type YearlyFile =
  | { status: "loading" }
  | { status: "loaded"; records: unknown }
  | { status: "failed"; message: string };

const LOADING: YearlyFile = { status: "loading" };

/** Message for a response that is not ok (docs/behaviour.md, "Saint of the day"). */
const NOT_OK = "Errore nel caricamento del file JSON";

/** Yearly files requested so far. */
const files = createStore<ReadonlyMap<number, YearlyFile>>(new Map());

/** Returns the yearly file of a year (docs/behaviour.md, "Saint of the day"), fetched once, and again when back online. */
export function useYearlyFile(year: number): YearlyFile {
  useEffect(() => {
    const retry = () => void loadYear(year, true);
    void loadYear(year, false);
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [year]);

  return useStore(files).get(year) ?? LOADING;
}

const asking = new Set<number>();

/** Loads a yearly file; a failure remains its state until there is a new response. */
async function loadYear(year: number, isRetry: boolean): Promise<void> {
  const known = files.get().get(year)?.status;
  if (asking.has(year) || known === "loaded" || (known === "failed" && !isRetry)) return;
  asking.add(year);
  const address = `/santiLocali/SantiLocaliMix_${year}.json?cacheBuster=${Date.now()}`;
  const file = await fetchJson(address, NOT_OK).then(
    (records): YearlyFile => ({ status: "loaded", records }),
    ({ message }: Error): YearlyFile => ({ status: "failed", message }),
  );
  asking.delete(year);
  files.set(new Map(files.get()).set(year, file));
}
