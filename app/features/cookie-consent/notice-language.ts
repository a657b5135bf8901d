import { useEffect } from "react";
import { createStore, useStore } from "../../state/create-store.ts";

/** Language of the notice: Italian, or English where the page shows its English text. */
export type NoticeLanguage = "it" | "en";

const language = createStore<NoticeLanguage>(() => "it");

/** Returns the language of the notice; Italian in the prerendered page. */
export function useNoticeLanguage(): NoticeLanguage {
  return useStore(language, "it");
}

/** Switches the notice to the language of the text that a page shows, until the page is left. */
export function useLanguageOfText(shown: NoticeLanguage): void {
  useEffect(() => {
    language.set(shown);
    return () => language.set("it");
  }, [shown]);
}
