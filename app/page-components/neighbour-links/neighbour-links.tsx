import type { Thumbnail } from "../../../domain/pictures/picture-files.ts";
import { ThumbnailImage } from "../../components/thumbnail/thumbnail.tsx";
import styles from "./neighbour-links.module.css";

export interface PageLink {
  title: string;
  address: string;
}

interface Neighbours {
  previous?: PageLink | undefined;
  next?: (PageLink & { picture?: Thumbnail | undefined }) | undefined;
}

export function NeighbourLinks({ previous, next }: Neighbours) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="Pagine vicine" className={`one-column ${styles.nav}`}>
      {next && (
        <a href={next.address} rel="next">
          {next.picture && <ThumbnailImage picture={next.picture} />}
          <span>
            <small>Pagina successiva</small> {next.title}
          </span>
        </a>
      )}
      {previous && (
        <a href={previous.address} rel="prev">
          <span>
            <small>Pagina precedente</small> {previous.title}
          </span>
        </a>
      )}
    </nav>
  );
}
