import { useEffect, useState } from "react";
import type { EmptyFile } from "../../api.ts";
import { isSameDraft } from "../editor/editing.ts";
import { type KeptDraft, keep, letGo, readKept } from "../editor/kept-drafts.ts";

/** Manages a text that does not exist yet, and the draft of it stored in the browser. */
export function useNewText({ kind, draft: empty }: EmptyFile) {
  const shelf = `nuovo/${kind}`;
  const [kept, setKept] = useState(() => readKept("bozza", shelf));
  const [text, setText] = useState<KeptDraft>(kept ?? { version: "", draft: empty });
  const isBegun = !isSameDraft(text.draft, empty) || Boolean(text.name || text.also);
  useEffect(() => {
    if (isBegun) keep("bozza", shelf, text);
    else letGo("bozza", shelf);
  }, [shelf, text, isBegun]);
  const discard = () => {
    if (!window.confirm("Lasciar perdere quello che avete scritto?")) return;
    setKept(undefined);
    setText({ version: "", draft: empty });
  };
  return {
    ...{ text, isBegun, isRestored: kept !== undefined, discard },
    change: (changed: Partial<KeptDraft>) => setText((before) => ({ ...before, ...changed })),
    /** Discards the stored draft; to be called once the text is saved. */
    forget: () => letGo("bozza", shelf),
  };
}
