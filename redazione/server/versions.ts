import type { Draft, FilePath } from "../api.ts";
import type { Desk } from "./desk.ts";
import { textsIn } from "./pictures/uploads.ts";
import { unknown } from "./refusals.ts";
import { readDraft } from "./saving/file-text.ts";

/**
 * Reads an earlier version of a file as a draft, to be seen and saved like any other; its pictures that are gone wait
 * among the uploads.
 */
export function draftOfVersion({ repository, uploads }: Desk, path: FilePath, id: string): Draft {
  const version = repository.versions(path).find((one) => one.id === id);
  const source = version && repository.bytesAt(id, version.path)?.toString("utf8");
  const draft = source === undefined ? undefined : readDraft(path, source);
  if (!draft) throw unknown("Questa versione");
  for (const file of textsIn(draft.fields).filter((text) => /\.(?:jpg|png|svg)$/.test(text))) {
    const before = repository.bytesAt(id, `images/${file}`);
    if (before && !repository.bytesOf(`images/${file}`)) uploads.add(file, before);
  }
  return draft;
}
