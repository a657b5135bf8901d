import { allEntries } from "../pages/addresses.ts";
import type { Content } from "../read/model.ts";
import type { FieldPath } from "../read/problems.ts";
import type { PictureFields } from "../schemas/shared.ts";

interface NamedPicture {
  /** The file with the reference, relative to the content folder. */
  file: string;
  /** The field with the reference: ["immagine"], or ["figure", 0]. */
  at: FieldPath;
  /** The picture's path in content/images. */
  image: string;
  /** Empty in the news, which give no credit. */
  credit: string;
}

/** Returns every reference to a file of content/images, in all kinds of content. */
export function referencedImages(content: Content): NamedPicture[] {
  const { header, images } = content.homeImages;
  return [
    ...allEntries(content).flatMap(({ file, fields: { picture, figures = [], gallery = [] } }) => [
      ...named(file, ["immagine"], picture),
      ...figures.flatMap((figure, position) => named(file, ["figure", position], figure)),
      ...gallery.flatMap((image, position) => named(file, ["galleria", position], image)),
    ]),
    ...named("home-images.yaml", ["testata"], header),
    ...images.flatMap(({ picture }, position) =>
      named("home-images.yaml", ["immagini", position, "immagine"], picture),
    ),
    ...content.timeline.flatMap(({ events }, age) =>
      events.flatMap(({ picture }, position) =>
        named("timeline.yaml", [age, "fatti", position, "immagine"], picture),
      ),
    ),
    ...content.news.flatMap(({ photos }, position) =>
      photos.flatMap(({ photo }, place) =>
        named("news.yaml", [position, "foto", place], { file: photo, credit: "" }),
      ),
    ),
  ];
}

function named(
  file: string,
  at: FieldPath,
  picture: Pick<PictureFields, "file" | "credit"> | undefined,
): NamedPicture[] {
  return picture ? [{ file, at, image: picture.file, credit: picture.credit }] : [];
}
