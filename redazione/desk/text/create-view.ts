import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { Annotation, EditorState } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { NONCE_META } from "../../api.ts";
import { metaOf } from "../api/request.ts";
import { bold, italic } from "./commands.ts";
import { markdownLook } from "./markdown-look.ts";
import { spellingMarks } from "./spelling-marks.ts";

interface Options {
  parent: HTMLElement;
  text: string;
  attributes: Record<string, string>;
  /** Whether the text is spell-checked; Latin is not. */
  isSpelled: boolean;
  onChange: (text: string) => void;
}

/** Marks a change from outside, which must not be reported back. */
const fromOutside = Annotation.define<boolean>();

/** Creates the editor of a text. Tab leaves it, as in every other field. */
export function createView({ parent, text, attributes, isSpelled, onChange }: Options): EditorView {
  const told = EditorView.updateListener.of(({ docChanged, transactions, state }) => {
    const isOurs = transactions.every((one) => !one.annotation(fromOutside));
    if (docChanged && isOurs) onChange(state.doc.toString());
  });
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        markdown(),
        markdownLook,
        EditorView.lineWrapping,
        EditorView.cspNonce.of(metaOf(NONCE_META)),
        EditorView.contentAttributes.of({ spellcheck: "false", ...attributes }),
        keymap.of([
          { key: "Mod-b", run: (view) => done(bold, view) },
          { key: "Mod-i", run: (view) => done(italic, view) },
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        ...(isSpelled ? [spellingMarks] : []),
        told,
      ],
    }),
  });
}

function done(command: (view: EditorView) => void, view: EditorView): boolean {
  command(view);
  return true;
}

/** Shows a text that was changed elsewhere: reverted, or reloaded from disk. */
export function showText(view: EditorView, text: string): void {
  const shown = view.state.doc.toString();
  if (shown === text) return;
  view.dispatch({
    changes: { from: 0, to: shown.length, insert: text },
    annotations: fromOutside.of(true),
  });
}
