import { allEntries } from "../pages/addresses.ts";
import type { AnyEntry } from "../read/entry.ts";
import type { Content } from "../read/model.ts";
import type { FieldPath } from "../read/problems.ts";
import type { PictureFields } from "../schemas/shared.ts";

/** Returns the pictures of an entry, in the order in which its page shows them. */
export const picturesOf = ({
  fields: { picture, figures = [], gallery = [] },
}: AnyEntry): PictureFields[] => [picture ?? [], figures, gallery].flat();

/** Returns every reference to a file of content/images, with its file and field; the news give no credit. */
export function referencedImages(content: Content) {
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

/** Returns the files of content/images that the content names, each once. */
export const usedImages = (content: Content): string[] => [
  ...new Set(referencedImages(content).map(({ image }) => image)),
];

function named(
  file: string,
  at: FieldPath,
  picture: Pick<PictureFields, "file" | "credit"> | undefined,
) {
  return picture ? [{ file, at, image: picture.file, credit: picture.credit }] : [];
}
