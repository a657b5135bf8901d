import {
  bitmapSet,
  type PictureRecord,
  plainAddress,
} from "../../../domain/pictures/picture-files.ts";
import styles from "./picture.module.css";

interface PictureProps {
  picture: PictureRecord;
  /** The first picture of a page, in view when it opens; the others wait until they come near the window. */
  isLeading?: boolean;
}

/** A picture of the measure of the text, as wide as the window on a phone, with its caption and who made it. */
export function Picture({ picture, isLeading }: PictureProps) {
  return (
    <figure className={styles.figure}>
      <PictureImage
        picture={picture}
        sizes="(min-width: 44rem) 40rem, 100vw"
        isLeading={isLeading}
      />
      <figcaption>
        {picture.caption && <span>{picture.caption}</span>}
        <small>{picture.credit}</small>
      </figcaption>
    </figure>
  );
}

interface PictureImageProps extends PictureProps {
  /** How wide it is on screen, as the sizes attribute says it. */
  sizes: string;
  className?: string;
  /** About to be shown: fetched at once, though it is not near the window yet. */
  isNext?: boolean;
}

/** The picture alone. Its place is kept while it loads, in the ink that it has most of. */
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
        fetchPriority={isLeading ? "high" : "auto"}
        decoding="async"
        // React holds a page back for pictures that are not lazy, unless someone else listens to them.
        onLoad={isEager ? ignore : undefined}
      />
    </picture>
  );
}

const ignore = () => undefined;
