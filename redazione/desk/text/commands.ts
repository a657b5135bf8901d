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

/** Ends the selected lines, or all, with the mark of a verse break, or takes it away. */
export function verseBreaks(view: EditorView): boolean {
  const { doc, selection } = view.state;
  if (selection.main.empty) view.dispatch({ selection: { anchor: 0, head: doc.length } });
  return changeLines(view, toggleBreaks);
}

/** Puts the shrine's telephone number, which stands in site.yaml alone, in place of the selection. */
export const telephone = (view: EditorView): void =>
  view.dispatch(view.state.replaceSelection("[{telefono}](tel:{telefono_internazionale})"));

function wrap(view: EditorView, mark: string): boolean {
  const { state } = view;
  const { from, to } = state.selection.main;
  const inner = state.sliceDoc(from, to);
  const [start, end] = [from - mark.length, to + mark.length];
  const isMarked = state.sliceDoc(start, end) === mark + inner + mark;
  const moved = isMarked ? -mark.length : mark.length;
  view.dispatch({
    changes: isMarked
      ? { from: start, to: end, insert: inner }
      : { from, to, insert: mark + inner + mark },
    selection: { anchor: from + moved, head: to + moved },
  });
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
