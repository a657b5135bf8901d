import { Link } from "react-router";
import { PlainLayout } from "../components/plain-layout.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/viewer";

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

/** The fullscreen viewers (specification, section 2), as they are when opened without an image. */
export default function Viewer({ matches }: Route.ComponentProps) {
  const pathname = matches.at(-1)?.pathname ?? "";
  return (
    <PlainLayout>
      <h1>{titleAt(pathname)}</h1>
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
