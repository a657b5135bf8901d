import { site } from "virtual:site-data";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { PageMeta } from "../../components/page-meta.tsx";
import { listKeptPages } from "../../features/offline/cached-pages.ts";
import { KeptList } from "../../features/offline/kept-list.tsx";
import { KeptPagesSwitch } from "../../features/offline/kept-pages-switch.tsx";
import { ASKED_PAGE } from "../../features/offline/names.ts";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import { WaysOn } from "../../page-components/link-groups/link-groups.tsx";
import { VignetteOpening } from "../../page-components/vignette/vignette.tsx";
import drawing from "../../page-components/vignettes/without-network.svg";
import { isOwnAddress } from "../../security/own-address.ts";

const TITLE = "Senza rete";

const SUMMARY =
  "Quello che si può leggere di questo sito quando manca il segnale, e come si cancella dal telefono.";

/** Lists the cached pages of the site; the worker shows it as the fallback for a page that it does not have. */
export default function Offline() {
  const [keptPages, setKeptPages] = useState<Awaited<ReturnType<typeof listKeptPages>>>();
  const list = () => void listKeptPages().then(setKeptPages);
  useEffect(list, []);
  return (
    <>
      <PageMeta title={TITLE} summary={SUMMARY} />
      <VignetteOpening drawing={drawing}>
        <h1>{TITLE}</h1>
        <AskedPage />
        <p>
          Dopo la prima visita il sito si conserva da solo nel telefono o nel computer, un poco alla
          volta: testi, inni, preghiere, orari e disegni piccoli. Quello che è conservato si apre
          anche dove manca il segnale.
        </p>
      </VignetteOpening>
      {/* Before the list, which loads late: nothing being read shifts. */}
      <p className="prose">
        Per qualsiasi cosa telefonateci: <a href={site.phoneHref}>{site.phone}</a>.
      </p>
      <WaysOn />
      <div data-late>{keptPages && <KeptList pages={keptPages} />}</div>
      <KeptPagesSwitch hasPages={(keptPages?.length ?? 0) > 0} onChange={list} />
    </>
  );
}

/** Names the page requested in vain, with a link to try again. */
function AskedPage() {
  const address = new URLSearchParams(useLocation().search).get(ASKED_PAGE);
  const isHydrated = useHydrated();
  if (!isHydrated || address === null || !isOwnAddress(address)) return null;
  return (
    <p data-late>
      La pagina cercata non è fra quelle conservate, e ora la rete non risponde.{" "}
      <a href={address}>Riprova</a>
    </p>
  );
}
