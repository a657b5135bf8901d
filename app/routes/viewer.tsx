import { lazy, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { PlainLayout } from "../components/plain-layout.tsx";
import { MAIN_ID } from "../components/skip-link.tsx";
import { parseViewerState } from "../features/image-viewer/viewer-state.ts";
import { useHydrated } from "../hydration/use-hydrated.ts";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/viewer";

const ImageViewer = lazy(() => import("../features/image-viewer/image-viewer.tsx"));

const titles: Record<string, string> = {
  "/image_viewer": "Immagini a tutto schermo",
  "/fullscreen/carosello": "Carosello a tutto schermo",
};

const titleAt = (pathname: string) => titles[pathname.replace(/\/$/, "")] ?? "Immagini";

export function meta({ location }: Route.MetaArgs) {
  const title = titleAt(location.pathname);
  return pageMeta({
    title,
    summary: `${title}: qui si vedono in grande le immagini scelte nelle pagine del santuario di Canneto.`,
  });
}

/**
 * The fullscreen viewers (specification, section 2). The images come with the navigation, which browsers keep
 * through a reload; without them there is a way home, as in the prerendered page.
 */
export default function Viewer({ matches }: Route.ComponentProps) {
  const location = useLocation();
  const isHydrated = useHydrated();
  const state = isHydrated ? parseViewerState(location.state) : undefined;
  if (!state) return <NoImages title={titleAt(matches.at(-1)?.pathname ?? "")} />;
  return (
    <main id={MAIN_ID} tabIndex={-1}>
      <Suspense>
        <ImageViewer key={location.key} {...state} />
      </Suspense>
    </main>
  );
}

function NoImages({ title }: { title: string }) {
  return (
    <PlainLayout>
      <h1>{title}</h1>
      <p>
        Qui si vedono in grande le immagini delle pagine: si aprono toccandole. A questo indirizzo,
        da solo, non c’è nessuna immagine da mostrare.
      </p>
      <p>
        <Link to="/app/realhome">Torna alla pagina principale</Link>
      </p>
    </PlainLayout>
  );
}
