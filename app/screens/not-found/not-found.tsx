import { useLocation } from "react-router";
import { PageMeta } from "../../components/page-meta.tsx";
import { SearchForm } from "../../features/search/search-form.tsx";
import { wordsOfAddress } from "../../features/search/words-of-address.ts";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import { CallButton } from "../../page-components/call-button/call-button.tsx";
import { WaysOn } from "../../page-components/link-groups/link-groups.tsx";
import { PlainLayout } from "../../page-components/plain-layout/plain-layout.tsx";
import { VignetteOpening } from "../../page-components/vignette/vignette.tsx";
import drawing from "../../page-components/vignettes/missing.svg";

const SUMMARY =
  "A questo indirizzo non c’è nessuna pagina: la ricerca nel sito, la via per tornare e il telefono del santuario.";

/** Not-found page of any unknown address; inside the main layout when the address begins with /app. */
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

/** Offers a search with the words of the address, the telephone, the way home and all pages. */
function NotFoundText() {
  const { pathname } = useLocation();
  // One prerendered page stands for all addresses: only the browser knows which one was requested.
  const words = useHydrated() ? wordsOfAddress(pathname) : "";
  return (
    <>
      <VignetteOpening drawing={drawing}>
        <h1>Pagina non trovata</h1>
        <p>
          A questo indirizzo non c’è nessuna pagina. Può darsi che sia stata spostata, o che
          l’indirizzo abbia una lettera sbagliata.
        </p>
      </VignetteOpening>
      <search>
        <SearchForm key={words} defaultValue={words} />
      </search>
      <CallButton />
      <WaysOn />
    </>
  );
}
