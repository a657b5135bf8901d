import {
  bitmapSet,
  type PictureRecord,
  plainAddress,
} from "../../../domain/pictures/picture-files.ts";
import styles from "./picture.module.css";

interface PictureProps {
  picture: PictureRecord;
  /** Whether it is the first picture of a page, in view on load; the others load lazily. */
  isLeading?: boolean;
  /** Whether it stands beside the text, where there is room. */
  isBeside?: boolean;
  className?: string | undefined;
}

/** Renders a picture at text width, at full viewport width on a phone, with its caption and credit. */
export function Picture({ picture, isLeading, isBeside, className = "" }: PictureProps) {
  return (
    <figure
      className={`${styles.figure} ${className}`.trimEnd()}
      data-beside={isBeside || undefined}
    >
      <PictureImage
        picture={picture}
        sizes="(min-width: 44rem) 40rem, 100vw"
        isLeading={isLeading}
      />
      <figcaption>
        {picture.caption && <span>{picture.caption} </span>}
        {picture.credit && <small>{picture.credit}</small>}
      </figcaption>
    </figure>
  );
}

interface PictureImageProps extends PictureProps {
  /** Displayed width, as the `sizes` attribute. */
  sizes: string;
  /** Whether it is about to be shown: fetched eagerly, though not near the viewport yet. */
  isNext?: boolean;
}

/** Renders the picture alone. Its box is reserved while it loads, filled with its dominant colour. */
export function PictureImage({ picture, sizes, isLeading, isNext, className }: PictureImageProps) {
  const isEager = isLeading || isNext;
  const files = {
    src: plainAddress(picture),
    ...(!picture.isVector && { srcSet: bitmapSet(picture, "webp"), sizes }),
  };
  return (
    <picture className={className}>
      {!picture.isVector && (
        <source type="image/avif" srcSet={bitmapSet(picture, "avif")} sizes={sizes} />
      )}
      <img
        className={styles.image}
        data-ground={picture.ground}
        data-focus={picture.focus}
        {...files}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={isEager ? "eager" : "lazy"}
        fetchPriority={isLeading ? "high" : undefined}
        decoding="async"
        // React suspends a page for images that are not lazy, unless they have a load handler.
        onLoad={isEager ? ignore : undefined}
      />
    </picture>
  );
}

const ignore = () => undefined;
