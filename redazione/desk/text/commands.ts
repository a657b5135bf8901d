import { EditorSelection } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { toggleBreaks } from "./verse-breaks.ts";

/** Puts what is selected into bold, or takes it out. */
export const bold = (view: EditorView): void => wrap(view, "**");

/** Puts what is selected into italics, or takes it out. */
export const italic = (view: EditorView): void => wrap(view, "*");

/** Makes headings of the selected lines, or plain lines again. */
export const heading = (view: EditorView): void => beginLines(view, "## ");

/** Makes a list of the selected lines, or plain lines again. */
export const list = (view: EditorView): void => beginLines(view, "- ");

/** Ends the selected lines with the mark of verse, but the last of each strophe. */
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
