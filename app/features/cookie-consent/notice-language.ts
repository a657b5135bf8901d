import { useEffect } from "react";
import { createStore, useStore } from "../../state/create-store.ts";

/** The notice is Italian, and English where the page shows its English text. */
export type NoticeLanguage = "it" | "en";

const language = createStore<NoticeLanguage>(() => "it");

/** The language of the notice; Italian in the prerendered page. */
export function useNoticeLanguage(): NoticeLanguage {
  return useStore(language, "it");
}

/** Has the notice speak the language of the text that a page shows, until the page is left. */
export function useLanguageOfText(shown: NoticeLanguage): void {
  useEffect(() => {
    language.set(shown);
    return () => language.set("it");
  }, [shown]);
}
