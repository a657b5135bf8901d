import { site } from "virtual:site-data";
import { useLocation } from "react-router";
import { PageMeta } from "../components/page-meta.tsx";
import { PlainLayout } from "../components/plain-layout.tsx";
import { SearchForm } from "../features/search/search-form.tsx";
import { SEARCH_PAGE } from "../features/search/search-page.ts";
import { wordsOfAddress } from "../features/search/words-of-address.ts";
import { useHydrated } from "../hydration/use-hydrated.ts";

const SUMMARY =
  "A questo indirizzo non c’è nessuna pagina: la ricerca nel sito, la via per tornare e il telefono del santuario.";

/** Any address without a page; inside the shell when it begins with /app. */
export default function NotFound() {
  const isInsideShell = /^\/app(\/|$)/.test(useLocation().pathname);
  return (
    <>
      <PageMeta
        title="Pagina non trovata"
        section={isInsideShell ? "Menu" : undefined}
        summary={SUMMARY}
      />
      {isInsideShell ? (
        <NotFoundText />
      ) : (
        <PlainLayout>
          <NotFoundText />
        </PlainLayout>
      )}
    </>
  );
}

/** The search with the words of the address, all pages, the way home and the telephone. */
function NotFoundText() {
  const { pathname } = useLocation();
  // One page stands for all addresses: which one was asked for is known in the browser alone.
  const words = useHydrated() ? wordsOfAddress(pathname) : "";
  return (
    <>
      <h1>Pagina non trovata</h1>
      <p>
        A questo indirizzo non c’è nessuna pagina. Può darsi che sia stata spostata, o che
        l’indirizzo abbia una lettera sbagliata.
      </p>
      <search>
        <SearchForm key={words} defaultValue={words} />
      </search>
      <ul>
        <li>
          <a href={SEARCH_PAGE}>Tutte le pagine del sito</a>
        </li>
        <li>
          <a href="/app/info/domande">Le domande di chi viene</a>: parcheggio, abiti, cani,
          sacramenti
        </li>
        <li>
          <a href="/app/realhome">Torna alla pagina principale</a>
        </li>
        <li>
          Telefonateci: <a href={site.phoneHref}>{site.phone}</a>
        </li>
      </ul>
    </>
  );
}
