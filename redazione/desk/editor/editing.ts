import type { Draft, OpenFile, Refusal, Saved } from "../../api.ts";
import { isSame } from "../form/same.ts";
import { mergeDrafts } from "./merge.ts";

/** A file on the desk: as it was opened, and as somebody is writing it. */
export interface Editing {
  opened: OpenFile;
  draft: Draft;
  /** Words that are right although the spelling does not know them: they are saved with the file. */
  words: readonly string[];
  isSaving: boolean;
  /** The last save, while nothing has been written since. */
  saved?: Saved;
  /** Why the last save was refused. */
  refusal?: Refusal;
}

export type EditingAction =
  | { type: "opened"; opened: OpenFile; draft?: Draft }
  | { type: "changed"; draft: Draft }
  | { type: "allowed"; word: string }
  | { type: "saving" }
  | { type: "saved"; saved: Saved; draft: Draft }
  | { type: "refused"; refusal: Refusal }
  | { type: "kept-mine"; now: OpenFile }
  | { type: "took-theirs"; now: OpenFile };

/** What happens to the file on the desk. */
export function edit(editing: Editing | undefined, action: EditingAction): Editing | undefined {
  if (action.type === "opened") {
    const { opened, draft = opened.draft } = action;
    return { opened, draft, words: [], isSaving: false };
  }
  if (!editing) return editing;
  const { opened, draft } = editing;
  switch (action.type) {
    case "changed":
      return { ...editing, draft: action.draft, saved: undefined };
    case "allowed":
      return { ...editing, words: [...editing.words, action.word] };
    case "saving":
      return { ...editing, isSaving: true, refusal: undefined };
    case "saved":
      // What was written while the save was on its way is not saved yet.
      return {
        opened: { ...opened, version: action.saved.version, draft: action.draft },
        draft,
        words: [],
        isSaving: false,
        saved: isSameDraft(draft, action.draft) ? action.saved : undefined,
      };
    case "refused":
      return { ...editing, isSaving: false, refusal: action.refusal };
    case "kept-mine":
      return {
        opened: action.now,
        draft: mergeDrafts(opened.draft, draft, action.now.draft),
        words: editing.words,
        isSaving: false,
      };
    case "took-theirs":
      return { opened: action.now, draft: action.now.draft, words: [], isSaving: false };
  }
}

/** Whether two drafts say the same. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return one.text === other.text && isSame(one.fields, other.fields);
}
