import type { Draft, FieldProblem, OpenFile, Refusal, Saved } from "../../api.ts";
import { isSame } from "../form/path.ts";
import { mergeDrafts } from "./merge.ts";

/** A draft; that of a new text has its future name, and the section or group to list it in. */
export interface Writing extends Draft {
  name?: string;
  also?: string;
}

/** An open file, or a new one, with the sections or groups that it may be listed in. */
export type Opened = OpenFile & { places?: readonly string[] };

/** An open file: as it was opened, and its draft. */
export interface Editing {
  opened: Opened;
  draft: Writing;
  /** Correct words that the spell checker does not know, saved with the file. */
  words: string[];
  isSaving: boolean;
  /** The last save, as long as nothing has been edited since. */
  saved?: Saved;
  /** The reason why the last save was refused, and the draft at that time, until its check can know more. */
  refusal?: Refusal;
  refused?: Writing | undefined;
  /** Absent until a save is refused, since an unfinished draft is no error; then those of the latest check. */
  problems?: readonly FieldProblem[];
}

type EditingAction =
  | { type: "opened"; opened: Opened; draft?: Writing }
  | { type: "changed"; draft: Writing }
  | { type: "allowed"; word: string }
  | { type: "checked"; draft: Writing; problems: readonly FieldProblem[] }
  | { type: "saving" }
  | { type: "saved"; saved: Saved; draft: Writing }
  | { type: "refused"; refusal: Refusal }
  | { type: "kept-mine"; now: OpenFile };

/** Reduces an action on the open file to its next state. */
export function edit(editing: Editing | undefined, action: EditingAction): Editing | undefined {
  if (action.type === "opened") {
    const { opened, draft = opened.draft } = action;
    return { opened, draft, words: [], isSaving: false };
  }
  if (!editing) return editing;
  const { opened, draft, words, refused, problems } = editing;
  switch (action.type) {
    case "changed":
      return { ...editing, draft: action.draft, saved: undefined };
    case "allowed":
      return { ...editing, words: [...words, action.word], refused: undefined };
    case "checked":
      // The check of what was refused knows less than the refusal.
      return problems && action.draft !== refused
        ? { ...editing, problems: action.problems }
        : editing;
    case "saving":
      return { ...editing, isSaving: true };
    case "saved": {
      // Edits made while the save was pending are not saved yet.
      const saved = isSameDraft(draft, action.draft) ? action.saved : undefined;
      const now = { ...opened, version: action.saved.version, draft: action.draft };
      return { opened: now, draft, words: [], isSaving: false, saved };
    }
    case "refused": {
      const { refusal } = action;
      const found = refusal.problems && { problems: refusal.problems, refused: draft };
      return { ...editing, isSaving: false, refusal, ...found };
    }
    case "kept-mine": {
      const merged = mergeDrafts(opened.draft, draft, action.now.draft);
      return { opened: action.now, draft: merged, words, isSaving: false };
    }
  }
}

/** Returns what is sent of a draft, whose name is not part of it. */
export const sentOf = ({ name: _, also, ...draft }: Writing, words: string[]) => ({
  ...{ draft, also, words },
});

/** Tells whether two drafts have the same content. */
export function isSameDraft(one: Writing, other: Writing): boolean {
  const { fields, ...rest } = one;
  const { fields: others, ...otherRest } = other;
  return isSame(fields, others) && isSame(rest, otherRest);
}
