import {
  plainAddress,
  THUMBNAIL_SIDE,
  type Thumbnail,
  thumbnailAddress,
} from "../../../domain/pictures/picture-files.ts";
import styles from "./thumbnail.module.css";

/** Renders a thumbnail beside its title, hence without words. Browsers without AVIF crop the picture itself. */
export function ThumbnailImage({ picture }: { picture: Thumbnail }) {
  return (
    <picture>
      <source type="image/avif" srcSet={thumbnailAddress(picture.name, picture.focus)} />
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
