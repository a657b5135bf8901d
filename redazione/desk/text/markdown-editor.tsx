import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown } from "@codemirror/lang-markdown";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, linter } from "@codemirror/lint";
import { Annotation } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { NONCE_META } from "../../api.ts";
import { ask, metaOf } from "../api.ts";
import { bold, heading, italic, list, telephone, verseBreaks } from "./commands.ts";
import { LinkDialog } from "./link-dialog.tsx";
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
        ...[history(), markdown(), syntaxHighlighting(marks), paper, EditorView.lineWrapping, KEYS],
        EditorView.cspNonce.of(metaOf(NONCE_META)),
        EditorView.contentAttributes.of({
          id,
          lang,
          spellcheck: "false",
          "aria-labelledby": labelledBy,
          "aria-multiline": "true",
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
        {!isVerse && button("Collegamento", () => setLinking(true))}
        {!isVerse && button("Numero di telefono", telephone)}
      </div>
      <div ref={place} />
      {isLinking && view.current && (
        <LinkDialog view={view.current} onClose={() => setLinking(false)} />
      )}
    </div>
  );
}

const soft = { color: "var(--color-text-secondary)", fontSize: "0.85em", fontWeight: "400" };

/** Shows the effect of marks while typing, with the marks themselves dimmed. */
const marks = HighlightStyle.define([
  { tag: tags.heading, fontFamily: "var(--font-heading)", fontSize: "1.3em" },
  { tag: tags.strong, fontWeight: "700" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: tags.link, color: "var(--color-link)" },
  { tag: [tags.url, tags.processingInstruction, tags.escape], ...soft },
]);

const paper = EditorView.theme({
  "&": { background: "var(--color-field)" },
  "&.cm-focused": { outline: "3px solid var(--color-focus)", outlineOffset: "2px" },
  ".cm-scroller": { fontFamily: "var(--font-text)", lineHeight: "1.6" },
  ".cm-content": { minHeight: "8rem", padding: "0.6rem 0.25rem", caretColor: "var(--color-text)" },
  ".cm-lintRange-info": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--color-section) 1.5px",
    textUnderlineOffset: "0.22em",
  },
  ".cm-tooltip": {
    border: "1px solid var(--color-edge)",
    background: "var(--color-ground-raised)",
    color: "var(--color-text)",
  },
  ".cm-diagnostic-info": { borderLeftColor: "var(--color-section)" },
  ".cm-diagnosticAction": {
    margin: "0.25rem",
    background: "transparent",
    color: "var(--color-link)",
    textDecoration: "underline",
  },
});

/** Milliseconds without a keystroke before the words are checked. */
const PAUSE = 700;

/** Underlines words that the spell checker does not know, and suggests the nearest known ones. */
const spellingMarks = linter(
  async (view): Promise<Diagnostic[]> => {
    const text = view.state.doc.toString();
    const words = await ask("spelling", text).catch(() => []);
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
