import { EditorSelection } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";

/** Makes the selection bold, or plain again. */
export const bold = (view: EditorView): boolean => wrap(view, "**");

/** Makes the selection italic, or plain again. */
export const italic = (view: EditorView): boolean => wrap(view, "*");

/** Turns the selected lines into headings, or back into plain lines. */
export const heading = (view: EditorView): boolean =>
  changeLines(view, (lines) => toggleMarks(lines, "## "));

/** Turns the selected lines into a list, or back into plain lines. */
export const list = (view: EditorView): boolean =>
  changeLines(view, (lines) => toggleMarks(lines, "- "));

/** Ends the selected lines with the mark of a verse break, or takes it away. */
export const verseBreaks = (view: EditorView): boolean => changeLines(view, toggleBreaks);

function wrap(view: EditorView, mark: string): boolean {
  const { state } = view;
  const { length } = mark;
  view.dispatch(
    state.changeByRange(({ from, to }) => {
      const around = state.sliceDoc(from - length, from) + state.sliceDoc(to, to + length);
      const isMarked = around === mark + mark;
      const moved = isMarked ? -length : length;
      return {
        changes: isMarked
          ? [
              { from: from - length, to: from },
              { from: to, to: to + length },
            ]
          : [
              { from, insert: mark },
              { from: to, insert: mark },
            ],
        range: EditorSelection.range(from + moved, to + moved),
      };
    }),
  );
  return true;
}

/** Replaces the selected lines, which stay selected. */
function changeLines(view: EditorView, changed: (lines: string) => string): boolean {
  const { doc, selection } = view.state;
  const { from } = doc.lineAt(selection.main.from);
  const { to } = doc.lineAt(selection.main.to);
  const insert = changed(doc.sliceString(from, to));
  const head = from + insert.length;
  view.dispatch({ changes: { from, to, insert }, selection: { anchor: from, head } });
  return true;
}

function toggleMarks(text: string, mark: string): string {
  const lines = text.split("\n");
  const isMarked = lines.every((line) => line.startsWith(mark));
  return lines
    .map((line) => (isMarked ? line.slice(mark.length) : mark + line.replace(/^(#+ |- )/, "")))
    .join("\n");
}

/** Adds the mark of a verse break to each line of the strophes except the last; removes it if all have it already. */
export function toggleBreaks(text: string): string {
  const plain = text.replace(/\\$/gm, "");
  const marked = plain.replace(/(?<=\S)[^\S\n]*\n(?=[^\S\n]*\S)/g, "\\\n");
  return marked === text ? plain : marked;
}
