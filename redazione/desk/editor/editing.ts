import { useCallback, useEffect, useState } from "react";
import { readStored, removeStored, writeStored } from "../../../app/storage/browser-storage.ts";
import { tried } from "../../../domain/untrusted.ts";
import type { Draft, FieldProblem, OpenFile, Refusal, Saved, Value } from "../../api.ts";
import type { Given } from "../../server/calls.ts";
import { ask, refusalOf } from "../api.ts";
import { differences, getAt, isIndex, setAt } from "../form/path.ts";

/** An open file: as it was opened, and its draft. */
export interface Editing {
  opened: OpenFile;
  draft: Draft;
  /** Correct words that the spell checker does not know, saved with the file. */
  words: string[];
  isSaving: boolean;
  /** The last save, as long as nothing has been edited since. */
  saved?: Saved;
  /** The reason why the last save was refused, and the draft at that time, until its check can know more. */
  refusal?: Refusal;
  refused?: Draft | undefined;
  /** Absent until a save is refused, since an unfinished draft is no error; then those of the latest check. */
  problems?: readonly FieldProblem[];
}

/** Begins to edit a file. @param draft another than what is in it: one that was kept */
export const begun = (opened: OpenFile, draft: Draft = opened.draft): Editing => ({
  opened,
  draft,
  words: [],
  isSaving: false,
});

/** Takes in a save; edits made while it was on its way are not saved yet. @param sent the draft that was saved */
export function savedAs({ opened, draft }: Editing, saved: Saved, sent: Draft): Editing {
  const now = begun({ ...opened, version: saved.version, draft: sent }, draft);
  return isSameDraft(draft, sent) ? { ...now, saved } : now;
}

/** Takes in a refusal, with its problems. */
export const refusedWith = (editing: Editing, refusal: Refusal): Editing => ({
  ...editing,
  isSaving: false,
  refusal,
  ...(refusal.problems && { problems: refusal.problems, refused: editing.draft }),
});

/** Takes in the problems of a check once a save was refused; the check of what was refused knows less than the refusal. */
export const checkedWith = (editing: Editing, draft: Draft, problems: readonly FieldProblem[]) =>
  editing.problems && draft !== editing.refused ? { ...editing, problems } : editing;

/** Allows a word that the spell checker does not know. */
export const withWord = (editing: Editing, word: string): Editing => ({
  ...editing,
  words: [...editing.words, word],
  refused: undefined,
});

/** Tells whether two drafts have the same content. */
const isSameDraft = (one: Draft, other: Draft) => differences(one, other).length === 0;

/** An open file, with what can be done with it. */
export type EditedFile = Editing & Omit<ReturnType<typeof useEditing>, "editing">;

/** Manages an open file, and the draft stored in the browser. @param load must be the same function on every render */
export function useEditing(path: string, load: (path: string) => Promise<OpenFile>) {
  const [editing, setEditing] = useState<Editing>();
  const [failure, setFailure] = useState("");
  const [isRestored, setRestored] = useState(false);

  const open = useCallback(() => {
    setFailure("");
    load(path).then(
      (opened) => {
        const kept = readKept("bozza", path);
        const restored = kept && !isSameDraft(kept.draft, opened.draft) ? kept : undefined;
        setRestored(Boolean(restored));
        // A draft based on other bytes keeps their version: saving it is refused, and shows both.
        const { version, draft } = restored ?? opened;
        setEditing(begun({ ...opened, version }, draft));
      },
      (error: Error) => setFailure(error.message),
    );
  }, [path, load]);
  useEffect(open, [open]);

  const opened = editing?.opened;
  const draft = editing?.draft;
  const isChanged = Boolean(opened && draft && !isSameDraft(opened.draft, draft));
  useEffect(() => {
    if (!opened || !draft) return;
    if (isChanged) keep("bozza", path, { version: opened.version, draft });
    else letGo("bozza", path);
  }, [path, opened, draft, isChanged]);

  const update = (change: (now: Editing) => Editing) => setEditing((now) => now && change(now));
  const change = (changed: Draft) =>
    update((now) => ({ ...now, draft: changed, saved: undefined }));
  const refuse = (error: unknown) => update((now) => refusedWith(now, refusalOf(error)));

  /** Saves the draft. @param send the call to make @returns its answer, if it was saved */
  const save = async (send: (sent: Given<"save">[0]) => Promise<Saved>) => {
    if (!editing || editing.isSaving) return undefined;
    const { opened, draft, words } = editing;
    update((now) => ({ ...now, isSaving: true }));
    try {
      const saved = await send({ path, version: opened.version, draft, words });
      letGo("bozza", path);
      setRestored(false);
      update((now) => savedAs(now, saved, draft));
      return saved;
    } catch (error) {
      refuse(error);
      return undefined;
    }
  };

  return {
    editing,
    failure,
    isChanged,
    isRestored,
    isSetAside: Boolean(readKept("messo-da-parte", path)),
    open,
    change,
    save,
    allow: (word: string) => update((now) => withWord(now, word)),
    check: (checked: Draft, problems: readonly FieldProblem[]) =>
      update((now) => checkedWith(now, checked, problems)),
    keepMine: (theirs: OpenFile) =>
      update(({ opened, draft, words }) => ({
        ...begun(theirs, mergeDrafts(opened.draft, draft, theirs.draft)),
        words,
      })),
    takeTheirs: (now: OpenFile) => {
      if (opened && draft) keep("messo-da-parte", path, { version: opened.version, draft });
      setEditing(begun(now));
    },
    takeBack: () => {
      const kept = readKept("messo-da-parte", path);
      if (kept) change(kept.draft);
      letGo("messo-da-parte", path);
    },
    undo: (id: string) => ask("undo", id).then(open, refuse),
    discard: () => {
      if (!window.confirm("Lasciar perdere quello che avete scritto?")) return;
      letGo("bozza", path);
      open();
    },
  };
}

/** A draft stored in the browser, restored when a closed tab is reopened. */
interface KeptDraft {
  /** The version of the file that it was based on; "" for a new text. */
  version: string;
  draft: Draft;
}

/** The reason for storing a draft: it is not saved yet, or the other person's version was chosen over it. */
type Shelf = "bozza" | "messo-da-parte";

const keyOf = (shelf: Shelf, path: string) => `banco/${shelf}/${path}` as const;

/** Returns the stored draft of a file; undefined if there is none that can be parsed. */
function readKept(shelf: Shelf, path: string): KeptDraft | undefined {
  const kept = tried(() => JSON.parse(readStored(keyOf(shelf, path)) ?? "null"));
  return kept?.draft && typeof kept.version === "string" ? kept : undefined;
}

/** Stores a draft, if the browser is able to. */
const keep = (shelf: Shelf, path: string, kept: KeptDraft): void =>
  writeStored(keyOf(shelf, path), JSON.stringify(kept));

/** Discards a stored draft. */
export const letGo = (shelf: Shelf, path: string): void => removeStored(keyOf(shelf, path));

/**
 * Merges my draft into a version that somebody else has saved meanwhile: what I have changed is mine, all else theirs. A
 * list is one thing, and so is a group that they have taken away.
 */
export function mergeDrafts(before: Draft, mine: Draft, theirs: Draft): Draft {
  const merged = differences(before, mine).reduce<Value>((all, path) => {
    const end = path.findIndex(
      (name, index) => isIndex(name) || !getAt(theirs, path.slice(0, index)),
    );
    const place = end < 0 ? path : path.slice(0, end);
    return setAt(all, place, getAt(mine, place));
  }, theirs);
  return merged as unknown as Draft;
}
