import { useLocation } from "react-router";
import { NotFoundPage } from "../components/not-found-page.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { PlainLayout } from "../components/plain-layout.tsx";

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
        <NotFoundPage />
      ) : (
        <PlainLayout>
          <NotFoundPage />
        </PlainLayout>
      )}
    </>
  );
}
