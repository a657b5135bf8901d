import { site } from "virtual:site-data";
import { lazy } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { HOME_PAGE } from "../../domain/addresses.ts";
import { PlainLayout } from "../components/plain-layout/plain-layout.tsx";
import { MissingPage } from "../features/offline/missing-page.tsx";
import { clientOnly } from "../hydration/client-only.tsx";
import { loadScreen } from "../screens.ts";

/** What broke may have been the line: the words do not wait for their picture, and it moves nothing when it comes. */
const BrokenVignette = clientOnly(() => import("./broken-vignette.tsx"));

/** Its script may be missing too: an error here would take the menus away. */
const NotFound = lazy(async () => ({
  default: await loadScreen("not-found").catch(() => ErrorPage),
}));

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** In the place of a page of the main layout that is not there or breaks: the menus stay. */
export function PageError() {
  return isNotFound(useRouteError()) ? <NotFound /> : <ErrorPage />;
}

/** The same outside of the main layout. */
export function TopPageError() {
  return isNotFound(useRouteError()) ? <NotFound /> : <PlainErrorPage />;
}

/** The error page without menus, also for when more than a page breaks. */
export function PlainErrorPage() {
  return (
    <PlainLayout>
      <ErrorPage />
    </PlainLayout>
  );
}

/** What a visitor sees when something breaks: what to do now, never a stack of calls. */
function ErrorPage() {
  const { pathname, search } = useLocation();
  const error = useRouteError();
  return (
    <>
      <title>Errore · Santuario di Canneto</title>
      <h1>Qualcosa non ha funzionato</h1>
      <p className="prose">
        La pagina non si è potuta mostrare: può darsi che manchi il segnale. Riprovate, oppure
        tornate all’inizio.
      </p>
      <MissingPage error={error} />
      <ul className="prose">
        <li>
          {/* With a target, so that the browser loads the page whole: its scripts may be what is missing. */}
          <a href={pathname + search} target="_self">
            Riprova
          </a>
        </li>
        <li>
          <a href={HOME_PAGE}>Torna alla pagina principale</a>
        </li>
        <li>
          Telefonate al santuario: <a href={site.phoneHref}>{site.phone}</a>
        </li>
      </ul>
      <BrokenVignette />
    </>
  );
}
