import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { Annotation } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { NONCE_META } from "../../api.ts";
import { metaOf } from "../api.ts";
import { bold, heading, italic, list, telephone, verseBreaks } from "./commands.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { markdownLook } from "./markdown-look.ts";
import { spellingMarks } from "./spelling-marks.ts";
import styles from "./text.module.css";

interface Props {
  id: string;
  labelledBy: string;
  text: string;
  /** Whether the text is a prayer or hymn: lines end with a mark, and there are no headings. */
  isVerse?: boolean;
  lang?: string;
  onChange: (text: string) => void;
}

/** Marks a change from outside, which must not be reported back. */
const fromOutside = Annotation.define<boolean>();

const KEYS = keymap.of([
  { key: "Mod-b", run: bold },
  { key: "Mod-i", run: italic },
  ...defaultKeymap,
  ...historyKeymap,
]);

/**
 * Edits Markdown as the pages use it, with a toolbar of the few marks they support. Unknown words are underlined, but
 * for Latin; Tab leaves the text, as every other field.
 */
export function MarkdownEditor({ id, labelledBy, text, isVerse, lang = "it", onChange }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const write = useEffectEvent(onChange);
  const textAtFirst = useRef(text);
  const [isLinking, setLinking] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const created = new EditorView({
      parent: place.current,
      doc: textAtFirst.current,
      extensions: [
        ...[history(), markdown(), markdownLook, EditorView.lineWrapping, KEYS],
        EditorView.cspNonce.of(metaOf(NONCE_META)),
        EditorView.contentAttributes.of({
          ...{ id, lang, spellcheck: "false" },
          ...{ "aria-labelledby": labelledBy, "aria-multiline": "true" },
        }),
        lang === "la" ? [] : spellingMarks,
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          const isOurs = transactions.every((one) => !one.annotation(fromOutside));
          if (docChanged && isOurs) write(state.doc.toString());
        }),
      ],
    });
    view.current = created;
    return () => created.destroy();
  }, [id, labelledBy, lang]);

  // A text that was changed elsewhere is shown: reverted, or reloaded from disk.
  useEffect(() => {
    const shown = view.current?.state.doc;
    if (!shown || shown.toString() === text) return;
    const changes = { from: 0, to: shown.length, insert: text };
    view.current?.dispatch({ changes, annotations: fromOutside.of(true) });
  }, [text]);

  const button = (words: ReactNode, command: (view: EditorView) => unknown) => (
    <button
      type="button"
      onClick={() => {
        if (!view.current) return;
        command(view.current);
        view.current.focus();
      }}
    >
      {words}
    </button>
  );
  return (
    <div className={styles.editor}>
      <div role="toolbar" aria-label="Scrittura" className={styles.toolbar}>
        {isVerse && button("Versi: a capo \\", verseBreaks)}
        {!isVerse && button("Titoletto", heading)}
        {!isVerse && button("Elenco", list)}
        {button(<strong>Grassetto</strong>, bold)}
        {button(<em>Corsivo</em>, italic)}
        {!isVerse && (
          <button type="button" onClick={() => setLinking(true)}>
            Collegamento
          </button>
        )}
        {!isVerse && button("Numero di telefono", telephone)}
      </div>
      <div ref={place} />
      {isLinking && view.current && (
        <LinkDialog view={view.current} onClose={() => setLinking(false)} />
      )}
    </div>
  );
}
