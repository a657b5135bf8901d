import { NotFoundPage } from "../components/not-found-page.tsx";
import { PlainLayout } from "../components/plain-layout.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/not-found";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    title: "Pagina non trovata",
    section: isInsideShell(matches) ? "Menu" : undefined,
    summary:
      "A questo indirizzo non c’è nessuna pagina: il menu del sito, la via per tornare e il telefono del santuario.",
  });
}

/** Any address that the site map does not know; inside the shell when it begins with /app. */
export default function NotFound({ matches }: Route.ComponentProps) {
  return isInsideShell(matches) ? (
    <NotFoundPage />
  ) : (
    <PlainLayout>
      <NotFoundPage />
    </PlainLayout>
  );
}

function isInsideShell(matches: readonly ({ id: string } | undefined)[]): boolean {
  return matches.some((match) => match?.id === "shell");
}
