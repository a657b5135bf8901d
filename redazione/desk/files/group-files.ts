import type { FileInList } from "../../api.ts";
import { slugOf } from "../editor/picture-name.ts";

/** The common name of the files outside the collections. */
const SINGLE_NAME = "Orari, avvisi, menu e altri elenchi";

/** Groups the files whose title or path contains the search text by the names of their kinds, in the list's order. */
export function groupFiles(files: readonly FileInList[], sought: string): [string, FileInList[]][] {
  const words = slugOf(sought);
  const groups = new Map<string, FileInList[]>();
  for (const file of files) {
    if (!slugOf(`${file.title} ${file.path}`).includes(words)) continue;
    const name = file.group ?? SINGLE_NAME;
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  return [...groups];
}
