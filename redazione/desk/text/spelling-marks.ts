import { type Diagnostic, linter } from "@codemirror/lint";
import { api } from "../api/api.ts";
import { findWords } from "./find-words.ts";

/** Milliseconds without a key before the words are looked up. */
const PAUSE = 700;

/** Underlines the words that the spelling does not know, with the nearest ones it does. */
export const spellingMarks = linter(
  async (view): Promise<Diagnostic[]> => {
    const text = view.state.doc.toString();
    const { words } = await api.spelling(text).catch(() => ({ words: [] }));
    return words.flatMap(({ word, suggestions }) =>
      findWords(text, word).map((from) => ({
        from,
        to: from + word.length,
        severity: "info" as const,
        message: `Il correttore non conosce «${word}».`,
        actions: suggestions.map((name) => ({
          name,
          apply: (editor, start, end) =>
            editor.dispatch({ changes: { from: start, to: end, insert: name } }),
        })),
      })),
    );
  },
  { delay: PAUSE },
);
