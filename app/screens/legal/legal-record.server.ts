import type { PictureRecord } from "../../../domain/pictures/picture-files.ts";
import type { LegalFields } from "./collections.server.ts";

/** A legal text: content1, content2, … are its blocks, one per heading, and img1, img2, … its pictures. */
export type LegalRecord = Pick<LegalFields, "id" | "category"> & {
  [Name in `content${number}`]: string;
} & { [Name in `img${number}`]: PictureRecord };

export function legalRecord(
  { id, category }: LegalFields,
  sections: readonly string[],
  pictures: readonly PictureRecord[],
): LegalRecord {
  return {
    id,
    category,
    ...numbered(
      "content",
      sections.filter((html) => html !== ""),
    ),
    ...numbered("img", pictures),
  };
}

const numbered = <Name extends string, Value>(name: Name, values: readonly Value[]) =>
  Object.fromEntries(values.map((value, index) => [`${name}${index + 1}`, value])) as {
    [Numbered in `${Name}${number}`]: Value;
  };

export const numberedFields = <Name extends "content" | "img">(record: LegalRecord, name: Name) =>
  Object.entries(record)
    .filter(([field]) => field.startsWith(name))
    .map(([, value]) => value) as LegalRecord[`${Name}${number}`][];
