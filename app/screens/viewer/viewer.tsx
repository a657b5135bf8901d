import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { PageMeta } from "../../components/page-meta.tsx";
import { MAIN_ID } from "../../components/skip-link.tsx";
import { parseViewerState } from "../../features/image-viewer/viewer-state.ts";
import { useHydrated } from "../../hydration/use-hydrated.ts";
import { WaysOn } from "../../page-components/link-groups/link-groups.tsx";
import { PlainLayout } from "../../page-components/plain-layout/plain-layout.tsx";
import { VignetteOpening } from "../../page-components/vignette/vignette.tsx";
import drawing from "../../page-components/vignettes/missing.svg";
import "../../styles/night.css";
import styles from "./viewer.module.css";

const Carousel = lazy(() => import("../../features/carousel/carousel.tsx"));

/** Fullscreen viewers of the images in the navigation state, which outlives a reload (docs/behaviour.md, "Image viewer"). */
export default function Viewer() {
  const location = useLocation();
  const isHydrated = useHydrated();
  const state = isHydrated ? parseViewerState(location.state) : undefined;
  const isCarousel = location.pathname.startsWith("/fullscreen/");
  const title = `${isCarousel ? "Carosello" : "Immagini"} a\u00a0tutto schermo`;
  return (
    <>
      <PageMeta
        title={title}
        summary={`${title}: qui si vedono in grande le immagini scelte nelle pagine del santuario di Canneto.`}
      />
      {state ? (
        <main id={MAIN_ID} tabIndex={-1} className={styles.viewer} data-night="">
          <h1 className="visually-hidden">{title}</h1>
          <Suspense>
            <Carousel key={location.key} label="Immagini" isFullscreen {...state} />
          </Suspense>
        </main>
      ) : (
        <NoImages title={title} />
      )}
    </>
  );
}

function NoImages({ title }: { title: string }) {
  return (
    <PlainLayout>
      <VignetteOpening drawing={drawing}>
        <h1>{title}</h1>
        <p>
          Qui si vedono in grande le immagini delle pagine: si aprono toccandole. A questo
          indirizzo, da solo, non c’è nessuna immagine da mostrare.
        </p>
      </VignetteOpening>
      <WaysOn />
    </PlainLayout>
  );
}
