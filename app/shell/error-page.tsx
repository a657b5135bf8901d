import { site } from "virtual:site-data";
import { useLocation } from "react-router";
import { MissingPage } from "../features/offline/missing-page.tsx";
import { latePart } from "../hydration/late-part.tsx";

/** What broke may have been the line: the words do not wait for their picture, and it moves nothing when it comes. */
const BrokenVignette = latePart(() => import("./broken-vignette.tsx"));

/** What a visitor sees when something breaks: what to do now, never a stack of calls. */
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
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
          <a href="/app/realhome">Torna alla pagina principale</a>
        </li>
        <li>
          Telefonate al santuario: <a href={site.phoneHref}>{site.phone}</a>
        </li>
      </ul>
      <BrokenVignette />
    </>
  );
}
