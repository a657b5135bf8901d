import { Html } from "../../components/html/html.tsx";
import { PageHeading } from "../../components/page-heading/page-heading.tsx";
import { PageMeta } from "../../components/page-meta.tsx";
import { SiteSearch } from "../../features/search/site-search.tsx";
import { VignetteOpening } from "../../page-components/vignette/vignette.tsx";
import drawing from "../../page-components/vignettes/sought.svg";
import type searchProps from "./search.server.tsx";

const TITLE = "Cerca nel sito";

const SUMMARY =
  "Basta una parola per trovare orari, strada, feste, preghiere e canti. Qui c’è anche l’elenco di tutte le pagine.";

export default function Search({ index, pictures, html }: ReturnType<typeof searchProps>) {
  return (
    <>
      <PageMeta title={TITLE} summary={SUMMARY} />
      <VignetteOpening drawing={drawing}>
        <PageHeading title={TITLE} summary={SUMMARY} />
      </VignetteOpening>
      <SiteSearch index={index} pictures={pictures}>
        <Html name="pages" html={html.pages} />
      </SiteSearch>
    </>
  );
}
