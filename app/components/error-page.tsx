import { site } from "virtual:site-data";
import { isRouteErrorResponse, Link, useHref, useLocation } from "react-router";
import { NotFoundPage } from "./not-found-page.tsx";

/** What a visitor sees when something breaks: what to do now, never a stack of calls. */
export function ErrorPage({ error }: { error: unknown }) {
  const thisPage = useHref(useLocation());
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <>
      <title>Errore · Santuario di Canneto</title>
      <h1>Qualcosa non ha funzionato</h1>
      <p>
        La pagina non si è potuta mostrare: può darsi che manchi il segnale. Si può riprovare,
        oppure tornare all’inizio.
      </p>
      <ul>
        <li>
          <a href={thisPage}>Riprova</a>
        </li>
        <li>
          <Link to="/app/realhome">Torna alla pagina principale</Link>
        </li>
        <li>
          Telefona al santuario: <a href={site.phoneHref}>{site.phone}</a>
        </li>
      </ul>
    </>
  );
}
