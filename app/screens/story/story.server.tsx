import { mosaicAddress } from "../../../domain/pictures/picture-files.ts";
import { PictureImage } from "../../components/picture/picture.tsx";
import { Facts } from "../../page-components/facts/facts.tsx";
import { type OrnamentName, OrnamentRule } from "../../page-components/ornament/ornament.tsx";
import { TextWithContents } from "../../page-components/text-with-contents/text-with-contents.tsx";
import { closing, metaOf } from "../closing.server.tsx";
import { markup } from "../markup.server.ts";
import type { TextData } from "../text-page/data.server.ts";
import styles from "./story.module.css";

/** Closing ornaments of stories, by their section. */
const SIGNS: Record<string, OrnamentName> = {
  storia: "water",
  chiesa: "mountain",
  pellegrinaggio: "leaf",
};

export default function storyProps(page: TextData) {
  const mosaic = page.picture?.detail && page.picture;
  return {
    meta: metaOf(page),
    html: {
      opening: markup(<Opening {...page} />),
      text: markup(
        <div className={styles.text}>
          <Facts facts={page.facts} />
          <TextWithContents {...page} />
          <OrnamentRule name={SIGNS[page.address.split("/")[2] ?? ""] ?? "star"} />
        </div>,
      ),
      closing: closing(page),
    },
    gallery: page.gallery,
    special: mosaic || page.gallery.length > 0 ? { kind: "pictures", mosaic } : undefined,
  };
}

/** Renders the picture, that of a section's first page across the window, with the title on a plate of paper set into it. */
function Opening({ section, address, title, summary, picture }: TextData) {
  const heading = (
    <>
      {section && section.title !== title && <p className={styles.section}>{section.title}</p>}
      <h1>{title}</h1>
    </>
  );
  if (!picture) {
    return (
      <div className={styles.plain}>
        {heading}
        <p className={styles.summary}>{summary}</p>
      </div>
    );
  }
  // But a mosaic, of whose face too little would be left.
  const isAcross = section?.pages[0]?.address === address && !picture.detail;
  return (
    <div className={`one-column ${styles.opening} ${isAcross ? styles.across : ""}`.trimEnd()}>
      <div className={styles.plate}>{heading}</div>
      <p className={styles.summary}>{summary}</p>
      <figure className={styles.picture}>
        <PictureImage
          picture={picture}
          sizes={isAcross ? "100vw" : "(min-width: 62rem) 62rem, 100vw"}
          isLeading
        />
        <figcaption>
          {picture.caption && <span>{picture.caption}</span>}
          {picture.detail && (
            <span>
              <a href={mosaicAddress(picture.name)} className="button">
                Entra nel mosaico
              </a>
            </span>
          )}
          <small>{picture.credit}</small>
        </figcaption>
      </figure>
    </div>
  );
}
