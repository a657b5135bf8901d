import { fieldsOf } from "../../../domain/untrusted.ts";
import { ownImages } from "../carousel/carousel-images.ts";

/** Parses the untrusted state of a viewer (docs/public-names.md, "Document"); undefined without an image of this site. */
export function parseViewerState(state: unknown) {
  const fields = fieldsOf(state);
  const images = ownImages(fields.images);
  if (images.length === 0) return undefined;
  const index = fields.currentIndex;
  return { images, currentIndex: typeof index === "number" && images[index] ? index : 0 };
}
