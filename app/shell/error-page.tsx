import { site } from "virtual:site-data";
import { useLocation } from "react-router";
import { VignetteOpening } from "../components/vignette-opening.tsx";
import drawing from "../components/vignettes/broken.svg";
import { MissingPage } from "../features/offline/missing-page.tsx";

/** What a visitor sees when something breaks: what to do now, never a stack of calls. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <title>Errore · Santuario di Canneto</title>
      <VignetteOpening drawing={drawing}>
        <h1>Qualcosa non ha funzionato</h1>
        <p>
          La pagina non si è potuta mostrare: può darsi che manchi il segnale. Riprovate, oppure
          tornate all’inizio.
        </p>
      </VignetteOpening>
      <MissingPage error={error} />
      <ul className="prose">
        <li>
          {/* With a target, so that the browser loads the page whole: its scripts may be what is missing. */}
          <a href={pathname + search} target="_self">
            Riprova
          </a>
        </li>
        <li>
          <a href="/app/realhome">Torna alla pagina principale</a>
        </li>
        <li>
          Telefonate al santuario: <a href={site.phoneHref}>{site.phone}</a>
        </li>
      </ul>
    </>
  );
}
