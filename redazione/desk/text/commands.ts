import { EditorSelection } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { toggleBreaks } from "./verse-breaks.ts";

/** Makes the selection bold, or plain again. */
export const bold = (view: EditorView): void => wrap(view, "**");

/** Makes the selection italic, or plain again. */
export const italic = (view: EditorView): void => wrap(view, "*");

/** Turns the selected lines into headings, or back into plain lines. */
export const heading = (view: EditorView): void => beginLines(view, "## ");

/** Turns the selected lines into a list, or back into plain lines. */
export const list = (view: EditorView): void => beginLines(view, "- ");

/** Ends the selected lines with the mark of a verse break, except the last line of each strophe. */
export function verseBreaks(view: EditorView): void {
  const { from, to } = selectedLines(view);
  const chosen = view.state.sliceDoc(from, to);
  const insert = toggleBreaks(chosen);
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from, head: from + insert.length },
  });
}

function wrap(view: EditorView, mark: string): void {
  const { state } = view;
  view.dispatch(
    state.changeByRange(({ from, to }) => {
      const around =
        state.sliceDoc(from - mark.length, from) + state.sliceDoc(to, to + mark.length);
      if (around === mark + mark) {
        return {
          changes: [
            { from: from - mark.length, to: from },
            { from: to, to: to + mark.length },
          ],
          range: EditorSelection.range(from - mark.length, to - mark.length),
        };
      }
      return {
        changes: [
          { from, insert: mark },
          { from: to, insert: mark },
        ],
        range: EditorSelection.range(from + mark.length, to + mark.length),
      };
    }),
  );
}

function beginLines(view: EditorView, mark: string): void {
  const { from, to } = selectedLines(view);
  const lines = view.state.sliceDoc(from, to).split("\n");
  const isMarked = lines.every((line) => line.startsWith(mark));
  const insert = lines
    .map((line) => (isMarked ? line.slice(mark.length) : mark + line.replace(/^(#+ |- )/, "")))
    .join("\n");
  view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length } });
}

function selectedLines({ state }: EditorView) {
  const { from, to } = state.selection.main;
  return { from: state.doc.lineAt(from).from, to: state.doc.lineAt(to).to };
}
