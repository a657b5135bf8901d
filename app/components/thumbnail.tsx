import { plainAddress, THUMBNAIL_SIDE, type Thumbnail, thumbnailAddress } from "./picture-files.ts";
import styles from "./thumbnail.module.css";

/**
 * The small print of a picture, beside the title of what it belongs to: for that reason it says nothing to who does not
 * see it. Browsers without AVIF crop the picture itself.
 */
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
