import { useCallback, useEffect, useReducer, useState } from "react";
import type { Draft, FilePath, OpenFile } from "../../api.ts";
import { api } from "../api/api.ts";
import { refusalOf } from "../api/request.ts";
import { edit, isSameDraft } from "./editing.ts";
import { keep, letGo, readKept } from "./kept-drafts.ts";

/** Manages an open file: its state, its actions, and the draft stored in the browser. */
export function useEditing(path: FilePath) {
  const [editing, act] = useReducer(edit, undefined);
  const [failure, setFailure] = useState("");
  const [isRestored, setRestored] = useState(false);

  const open = useCallback(() => {
    setFailure("");
    api.open(path).then(
      (opened) => {
        const kept = readKept("bozza", path);
        const restored = kept && !isSameDraft(kept.draft, opened.draft);
        setRestored(Boolean(restored));
        // A draft based on other bytes keeps their version: saving it is refused, and shows both.
        act({
          type: "opened",
          opened: restored ? { ...opened, version: kept.version } : opened,
          draft: restored ? kept.draft : undefined,
        });
      },
      (error: Error) => setFailure(error.message),
    );
  }, [path]);
  useEffect(open, [open]);

  const opened = editing?.opened;
  const draft = editing?.draft;
  const isChanged = Boolean(opened && draft && !isSameDraft(opened.draft, draft));
  useEffect(() => {
    if (!opened || !draft) return;
    if (isChanged) keep("bozza", path, { version: opened.version, draft });
    else letGo("bozza", path);
  }, [path, opened, draft, isChanged]);

  const change = useCallback((changed: Draft) => act({ type: "changed", draft: changed }), []);

  /** Saves the draft. @returns whether it was saved */
  const save = async (send = api.save): Promise<boolean> => {
    if (!opened || !draft) return false;
    act({ type: "saving" });
    try {
      act({
        type: "saved",
        saved: await send(path, opened.version, draft, editing?.words ?? []),
        draft,
      });
      setRestored(false);
      return true;
    } catch (error) {
      act({ type: "refused", refusal: refusalOf(error) });
      return false;
    }
  };

  const allow = (word: string) => act({ type: "allowed", word });
  const keepMine = (now: OpenFile) => act({ type: "kept-mine", now });
  const takeTheirs = (now: OpenFile) => {
    if (opened && draft) keep("messo-da-parte", path, { version: opened.version, draft });
    act({ type: "took-theirs", now });
  };
  const takeBack = () => {
    const kept = readKept("messo-da-parte", path);
    if (kept) change(kept.draft);
    letGo("messo-da-parte", path);
  };
  const undo = async (id: string) => {
    try {
      await api.undo(id);
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
  return {
    ...{
      editing,
      failure,
      isChanged,
      isRestored,
      isSetAside: Boolean(readKept("messo-da-parte", path)),
    },
    ...{ open, change, allow, save, keepMine, takeTheirs, takeBack, discard, undo },
  };
}
