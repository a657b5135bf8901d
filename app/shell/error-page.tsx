import { site } from "virtual:site-data";
import { lazy } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { HOME_PAGE } from "../../domain/addresses.ts";
import { MissingPage } from "../features/offline/missing-page.tsx";
import { clientOnly } from "../hydration/client-only.tsx";
import { PlainLayout } from "../page-components/plain-layout/plain-layout.tsx";
import { loadScreen } from "../screens.ts";

/** Vignette and ways on, loaded without holding up the text, as the network may be what failed. */
const ErrorRest = clientOnly(() => import("../page-components/error-rest/error-rest.tsx"));

/** Not-found page; falls back to the error page if its script is missing too: an error here would take the menus away. */
const NotFound = lazy(() => loadScreen("not-found").catch(() => ({ default: ErrorPage })));

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** Replaces a page of the main layout that is missing or fails: the menus stay. */
export function PageError() {
  return isNotFound(useRouteError()) ? <NotFound /> : <ErrorPage />;
}

/** Replaces a page outside the main layout that is missing or fails. */
export function TopPageError() {
  return isNotFound(useRouteError()) ? <NotFound /> : <PlainErrorPage />;
}

/** Error page without menus, also for when more than a page fails. */
export function PlainErrorPage() {
  return (
    <PlainLayout>
      <ErrorPage />
    </PlainLayout>
  );
}

/** Tells visitors what to do after an error, never with a stack trace. */
function ErrorPage() {
  const { pathname, search } = useLocation();
  const error = useRouteError();
  return (
    <>
      <title>Errore · Santuario di Canneto</title>
      <div className="stand-in">
        {/* Spaced as text is: the styles of vignettes may be what is missing. */}
        <div className="prose">
          <h1>Qualcosa non ha funzionato</h1>
          <p>
            La pagina non si è potuta mostrare: può darsi che manchi il segnale. Riprovate fra un
            momento, o <a href={HOME_PAGE}>tornate all’inizio</a>. Per qualsiasi cosa telefonateci:{" "}
            <a href={site.phoneHref}>{site.phone}</a>.
          </p>
          <MissingPage error={error} />
          {/* With a target, so that the browser reloads the page in full: its scripts may be what is missing. Scrolled
              to the top first: Firefox would keep the position for the page before. */}
          <a
            href={pathname + search}
            target="_self"
            className="button full"
            onClick={() => window.scrollTo(0, 0)}
          >
            Riprova
          </a>
        </div>
        <ErrorRest />
      </div>
    </>
  );
}
