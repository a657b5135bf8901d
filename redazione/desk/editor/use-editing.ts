import { useCallback, useEffect, useReducer, useState } from "react";
import type { FieldProblem, OpenFile, Saved } from "../../api.ts";
import type { Given } from "../../server/calls.ts";
import { ask, refusalOf } from "../api.ts";
import { edit, isSameDraft, type Opened, sentOf, type Writing } from "./editing.ts";
import { keep, letGo, readKept } from "./kept-drafts.ts";

export type EditedFile = ReturnType<typeof useEditing>;

/**
 * Manages an open file: its state, its actions, and the draft stored in the browser.
 * @param path under which the draft is stored
 * @param load opens the file; must be the same function on every render
 */
export function useEditing(path: string, load: (path: string) => Promise<Opened>) {
  const [editing, act] = useReducer(edit, undefined);
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
        act({ type: "opened", opened: { ...opened, version }, draft });
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

  const change = useCallback((changed: Writing) => act({ type: "changed", draft: changed }), []);

  /** Saves the draft. @param send the call to make @returns its answer, if it was saved */
  const save = async <Answer extends Saved>(
    send: (sent: Given<"save">[0]) => Promise<Answer>,
  ): Promise<Answer | undefined> => {
    if (!editing) return undefined;
    const { opened, draft, words } = editing;
    act({ type: "saving" });
    try {
      const saved = await send({ path, version: opened.version, ...sentOf(draft, words) });
      letGo("bozza", path);
      setRestored(false);
      act({ type: "saved", saved, draft });
      return saved;
    } catch (error) {
      act({ type: "refused", refusal: refusalOf(error) });
      return undefined;
    }
  };

  const allow = (word: string) => act({ type: "allowed", word });
  const check = useCallback(
    (checked: Writing, problems: readonly FieldProblem[]) =>
      act({ type: "checked", draft: checked, problems }),
    [],
  );
  const keepMine = (now: OpenFile) => act({ type: "kept-mine", now });
  const takeTheirs = (now: OpenFile) => {
    if (opened && draft) keep("messo-da-parte", path, { version: opened.version, draft });
    act({ type: "opened", opened: now });
  };
  const takeBack = () => {
    const kept = readKept("messo-da-parte", path);
    if (kept) change(kept.draft);
    letGo("messo-da-parte", path);
  };
  const undo = async (id: string) => {
    try {
      await ask("undo", id);
      open();
    } catch (error) {
      act({ type: "refused", refusal: refusalOf(error) });
    }
  };
  const discard = () => {
    if (!window.confirm("Lasciar perdere quello che avete scritto?")) return;
    letGo("bozza", path);
    open();
  };
  const isSetAside = Boolean(readKept("messo-da-parte", path));
  return {
    ...{ editing, failure, isChanged, isRestored, isSetAside },
    ...{ open, change, allow, check, save, keepMine, takeTheirs, takeBack, discard, undo },
  };
}
