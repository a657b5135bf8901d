import { allEntries } from "./addresses.ts";
import type { Content } from "./model.ts";

interface NamedPicture {
  /** The file that names the picture, relative to the content folder. */
  file: string;
  /** The field that names it: "immagine", or "galleria.0". */
  field: string;
  /** The picture: its path in content/images. */
  image: string;
}

/** Every mention of a file of content/images, in all kinds of content. */
export function namedPictures(content: Content): NamedPicture[] {
  const inEntries = allEntries(content).flatMap(({ file, fields: { picture, gallery = [] } }) => [
    ...(picture ? [{ file, field: "immagine", image: picture.file }] : []),
    ...gallery.map((item, position) => ({ file, field: `galleria.${position}`, image: item.file })),
  ]);
  const { header, images } = content.homeImages;
  const ofHome = [
    { field: "testata.file", image: header.file },
    ...images.map(({ picture }, position) => ({
      field: `immagini.${position}.immagine`,
      image: picture.file,
    })),
  ].map((named) => ({ file: "home-images.yaml", ...named }));
  return [...inEntries, ...ofHome];
}
