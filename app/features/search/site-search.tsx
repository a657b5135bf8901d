import { site } from "virtual:site-data";
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import { nextStop } from "../../components/next-stop.ts";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import { SearchForm } from "./search-form.tsx";
import { SearchResults, type SectionPictures } from "./search-results.tsx";
import styles from "./site-search.module.css";
import { useQuery } from "./use-query.ts";
import { type SearchState, useSearch } from "./use-search.ts";

interface SiteSearchProps {
  /** Address of the file with the search data. */
  index: string;
  pictures: SectionPictures;
  /** All pages of the site, shown while there is no query or no result. */
  children: ReactNode;
}

/** Searches the whole site (docs/behaviour.md, "Search"), with results as one types. */
export function SiteSearch({ index, pictures, children }: SiteSearchProps) {
  const frame = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useQuery(field);
  const searched = useDeferredValue(query);
  const state = useSearch(index);
  const found = state.status === "ready" ? state.search(searched) : [];
  const isOpenedEmpty = useHydrated() && query === "";
  // The first letters of a word are not answered until typing pauses: the word may still match.
  const isEarly = found.length === 0 && searched.trim().length < 3;
  const answered = useHasRested(searched) || !isEarly ? searched.trim() : "";
  const said = statusText(state.status, answered, found.length);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for who comes from another page; a loaded page stays as it is
  useEffect(() => {
    if (isOpenedEmpty) field.current?.focus();
  }, []);

  /** Moves the focus to the best result on Enter, where Enter opens it. */
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    frame.current?.querySelector("a")?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Escape") {
      setQuery("");
      field.current?.focus();
    }
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, a")];
    const place = stops.indexOf(document.activeElement as HTMLElement);
    const next = nextStop(event.key, place, stops.length);
    if (next === undefined) return;
    event.preventDefault();
    stops[next]?.focus();
  }

  return (
    <>
      <search ref={frame} className={`one-column ${styles.search}`} onKeyDown={onKeyDown}>
        <SearchForm
          ref={field}
          isNamedBeside
          placeholder="Per esempio: neve"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onSubmit={onSubmit}
        />
        <div aria-live="polite" className={styles.status}>
          {said && <p role="status">{said}</p>}
        </div>
        <SearchResults found={found.slice(0, MOST_SHOWN)} pictures={pictures} />
      </search>
      {state.status === "ready" && answered !== "" && found.length === 0 && (
        <p className="prose">
          Provate con un’altra parola, guardate fra tutte le pagine, oppure telefonateci:{" "}
          <a href={site.phoneHref}>{site.phone}</a>.
        </p>
      )}
      <div className={styles.pages} hidden={found.length > 0}>
        {children}
      </div>
    </>
  );
}

/** Returns whether a text has been unchanged for a second. */
function useHasRested(text: string): boolean {
  const [rested, setRested] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(setRested, 1_000, text);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === text;
}

/** Maximum number of results shown: who needs more can add another word. */
const MOST_SHOWN = 20;

/** Returns the status of the search: the number of results, or why there are none yet; empty without a query. */
export function statusText(status: SearchState["status"], query: string, count: number): string {
  if (query.trim() === "") return "";
  if (status === "failed") return "Ora la ricerca non si può usare: manca la rete.";
  if (status !== "ready") return "Un momento…";
  if (count === 0) return `Nessun risultato per «${query.trim()}».`;
  if (count === 1) return "1 risultato";
  return count > MOST_SHOWN
    ? `${count} risultati: ecco i primi ${MOST_SHOWN}`
    : `${count} risultati`;
}
