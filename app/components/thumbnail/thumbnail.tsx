import {
  plainAddress,
  THUMBNAIL_SIDE,
  type Thumbnail,
  thumbnailAddress,
} from "../../../domain/pictures/picture-files.ts";
import styles from "./thumbnail.module.css";

interface ThumbnailImageProps {
  picture: Thumbnail;
  /** Media query under which the thumbnail is shown, otherwise the picture itself; missing for thumbnails everywhere. */
  media?: string;
}

/** Renders a thumbnail beside its title, hence without words. Browsers without AVIF crop the picture itself. */
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
