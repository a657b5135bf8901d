import type { Draft, OpenFile, Refusal, Saved } from "../../api.ts";
import { isSame } from "../form/same.ts";
import { mergeDrafts } from "./merge.ts";

/** An open file: as it was opened, and its draft. */
export interface Editing {
  opened: OpenFile;
  draft: Draft;
  /** Correct words that the spell checker does not know, saved with the file. */
  words: readonly string[];
  isSaving: boolean;
  /** The last save, as long as nothing has been edited since. */
  saved?: Saved;
  /** The reason why the last save was refused. */
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

/** Reduces an action on the open file to its next state. */
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
      // Edits made while the save was pending are not saved yet.
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

/** Tells whether two drafts have the same content. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return one.text === other.text && isSame(one.fields, other.fields);
}
