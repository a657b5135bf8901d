import { type Diagnostic, linter } from "@codemirror/lint";
import { ask } from "../api.ts";

/** Milliseconds without a keystroke before the words are checked. */
const PAUSE = 700;

/** Underlines words that the spell checker does not know, and suggests the nearest known ones. */
export const spellingMarks = linter(
  async (view): Promise<Diagnostic[]> => {
    const text = view.state.doc.toString();
    const { words } = await ask("spelling", text).catch(() => ({ words: [] }));
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

/** Returns the positions of a word in a text, as a whole word only. */
export function findWords(text: string, word: string): number[] {
  const literal = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const alone = new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, "gu");
  return [...text.matchAll(alone)].map(({ index }) => index);
}
