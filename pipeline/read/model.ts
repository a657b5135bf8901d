import type { CollectionName, FieldsOf } from "./collections.ts";
import type { AnyEntry, Entry } from "./entry.ts";
import type { DataOf, dataFiles, saintsFiles } from "./yaml-files.ts";

/** The published entries of every collection. */
type Entries = { [Name in CollectionName]: Entry<FieldsOf<Name>>[] };

/** All content written by the editors, parsed and validated. */
export interface Content extends Entries, DataOf<typeof dataFiles> {
  /** Unpublished entries, of which visitors see nothing. */
  unpublished: AnyEntry[];
  saints: DataOf<typeof saintsFiles>;
  /** The files of content/images, by path in it. */
  images: string[];
}
