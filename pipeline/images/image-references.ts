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
  const inEntries = allEntries(content).flatMap(
    ({ file, fields: { picture, figures = [], gallery = [] } }) => [
      ...(picture ? [{ file, at: ["immagine"], image: picture.file, credit: picture.credit }] : []),
      ...inList(file, "figure", figures),
      ...inList(file, "galleria", gallery),
    ],
  );
  const { header, images } = content.homeImages;
  const ofHome = [
    { at: ["testata"], image: header.file, credit: header.credit },
    ...images.map(({ picture }, position) => ({
      at: ["immagini", position, "immagine"],
      image: picture.file,
      credit: picture.credit,
    })),
  ].map((named) => ({ file: "home-images.yaml", ...named }));
  const ofTimeline = content.timeline.flatMap(({ events }, age) =>
    events.flatMap(({ picture }, position) =>
      picture
        ? [
            {
              file: "timeline.yaml",
              at: [age, "fatti", position, "immagine"],
              image: picture.file,
              credit: picture.credit,
            },
          ]
        : [],
    ),
  );
  const ofNews = content.news.flatMap(({ photos }, position) =>
    photos.map(({ photo: image }, place) => ({
      ...{ file: "news.yaml", at: [position, "foto", place] },
      ...{ image, credit: "" },
    })),
  );
  return [...inEntries, ...ofHome, ...ofTimeline, ...ofNews];
}

function inList(file: string, list: string, pictures: readonly PictureFields[]): NamedPicture[] {
  return pictures.map(({ file: image, credit }, position) => ({
    file,
    at: [list, position],
    image,
    credit,
  }));
}
