import {
  plainAddress,
  THUMBNAIL_SIDE,
  type Thumbnail,
  thumbnailAddress,
} from "../../../domain/pictures/picture-files.ts";
import styles from "./thumbnail.module.css";

interface ThumbnailImageProps {
  picture: Thumbnail;
  /** In which windows it is the small print, as a media query; in others it is the picture itself. None for all. */
  media?: string;
}

/**
 * The small print of a picture, beside the title of what it belongs to: for that reason it says nothing to who does not
 * see it. Browsers without AVIF crop the picture itself.
 */
export function ThumbnailImage({ picture, media }: ThumbnailImageProps) {
  return (
    <picture>
      <source
        type="image/avif"
        media={media}
        srcSet={thumbnailAddress(picture.name, picture.focus)}
      />
      <img
        className={styles.thumbnail}
        src={plainAddress(picture)}
        width={THUMBNAIL_SIDE / 2}
        height={THUMBNAIL_SIDE / 2}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
