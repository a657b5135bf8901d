import { useEffect } from "react";
import { createStore } from "../../state/create-store.ts";

/** Language of the notice: Italian, or English where the page shows its English text. */
export type NoticeLanguage = "it" | "en";

export const noticeLanguage = createStore<NoticeLanguage>("it");

/** Switches the notice to the language of the text that a page shows, until the page is left. */
export function useLanguageOfText(shown: NoticeLanguage): void {
  useEffect(() => {
    noticeLanguage.set(shown);
    return () => noticeLanguage.set("it");
  }, [shown]);
}
