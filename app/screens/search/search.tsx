import { Html } from "../../components/html/html.tsx";
import { PageHeading } from "../../components/page-heading/page-heading.tsx";
import { PageMeta } from "../../components/page-meta.tsx";
import { SiteSearch } from "../../features/search/site-search.tsx";

const TITLE = "Cerca nel sito";

const SUMMARY =
  "Basta una parola per trovare orari, strada, feste, preghiere e canti. Qui c’è anche l’elenco di tutte le pagine.";

export interface SearchProps {
  /** Address of the file with the search data. */
  index: string;
  html: { pages: string };
}

export default function Search({ index, html }: SearchProps) {
  return (
    <>
      <PageMeta title={TITLE} summary={SUMMARY} />
      <PageHeading title={TITLE} summary={SUMMARY} />
      <SiteSearch index={index}>
        <Html name="pages" html={html.pages} />
      </SiteSearch>
    </>
  );
}
