import { useEffect, useSyncExternalStore } from "react";

/** The notice is Italian, and English where the page shows its English text. */
export type NoticeLanguage = "it" | "en";

let language: NoticeLanguage = "it";

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function speak(next: NoticeLanguage): void {
  language = next;
  for (const listener of listeners) listener();
}

/** The language of the notice; Italian in the prerendered page. */
export function useNoticeLanguage(): NoticeLanguage {
  return useSyncExternalStore(
    subscribe,
    () => language,
    () => "it",
  );
}

/** Has the notice speak the language of the text that a page shows, until the page is left. */
export function useLanguageOfText(shown: NoticeLanguage): void {
  useEffect(() => {
    speak(shown);
    return () => speak("it");
  }, [shown]);
}
