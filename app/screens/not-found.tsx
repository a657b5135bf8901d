import { site } from "virtual:site-data";
import { useLocation } from "react-router";
import { PageMeta } from "../components/page-meta.tsx";
import { PlainLayout } from "../components/plain-layout.tsx";
import { MenuSearch } from "../features/menu-search/menu-search.tsx";

const SUMMARY =
  "A questo indirizzo non c’è nessuna pagina: il menu del sito, la via per tornare e il telefono del santuario.";

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

/** The whole menu, to be searched, the way home and the telephone. */
function NotFoundText() {
  return (
    <>
      <h1>Pagina non trovata</h1>
      <p>
        A questo indirizzo non c’è nessuna pagina. Può darsi che sia stata spostata, o che
        l’indirizzo abbia una lettera sbagliata.
      </p>
      <p>
        <a href="/app/realhome">Torna alla pagina principale</a>, oppure telefonateci:{" "}
        <a href={site.phoneHref}>{site.phone}</a>. Parcheggio, abiti, cani, sacramenti: forse la
        risposta è fra <a href="/app/info/domande">le domande di chi viene</a>.
      </p>
      <MenuSearch />
    </>
  );
}
