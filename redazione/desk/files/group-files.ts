import type { FileInList } from "../../api.ts";
import { slugOf } from "../editor/picture-name.ts";
import { KIND_NAMES, SINGLE_NAME } from "./kind-names.ts";

/** Groups the files whose title or path contains the search text by the names of their kinds, in the list's order. */
export function groupFiles(files: readonly FileInList[], sought: string): [string, FileInList[]][] {
  const words = slugOf(sought);
  const groups = new Map<string, FileInList[]>();
  for (const file of files) {
    if (!slugOf(`${file.title} ${file.path}`).includes(words)) continue;
    const name = KIND_NAMES[file.kind] ?? SINGLE_NAME;
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  return [...groups];
}
