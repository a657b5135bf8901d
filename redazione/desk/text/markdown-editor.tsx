import type { EditorView } from "@codemirror/view";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { LinkTarget } from "../../api.ts";
import { bold, heading, italic, list, verseBreaks } from "./commands.ts";
import { createView, showText } from "./create-view.ts";
import { LinkDialog } from "./link-dialog.tsx";
import styles from "./text.module.css";

interface Props {
  id: string;
  labelledBy: string;
  text: string;
  pages: readonly LinkTarget[];
  /** Whether the text is a prayer or hymn: lines end with a mark, and there are no headings. */
  isVerse?: boolean;
  lang?: string;
  onChange: (text: string) => void;
}

/** Edits Markdown as the pages use it, with a toolbar of the few marks they support; unknown words are underlined. */
export function MarkdownEditor({ id, labelledBy, text, pages, isVerse, lang, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const write = useEffectEvent(onChange);
  const textAtFirst = useRef(text);
  const [isLinking, setLinking] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const created = createView({
      parent: place.current,
      text: textAtFirst.current,
      attributes: {
        id,
        "aria-labelledby": labelledBy,
        "aria-multiline": "true",
        lang: lang ?? "it",
      },
      isSpelled: lang !== "la",
      onChange: (written) => write(written),
    });
    view.current = created;
    return () => created.destroy();
  }, [id, labelledBy, lang]);

  useEffect(() => {
    if (view.current) showText(view.current, text);
  }, [text]);

  const run = (command: (view: EditorView) => void) => () => {
    if (!view.current) return;
    command(view.current);
    view.current.focus();
  };
  return (
    <div className={styles.editor}>
      <div role="toolbar" aria-label="Scrittura" className={styles.toolbar}>
        {isVerse ? (
          <button type="button" onClick={run(verseBreaks)}>
            Versi: a capo \
          </button>
        ) : (
          <>
            <button type="button" onClick={run(heading)}>
              Titoletto
            </button>
            <button type="button" onClick={run(list)}>
              Elenco
            </button>
          </>
        )}
        <button type="button" onClick={run(bold)}>
          <strong>Grassetto</strong>
        </button>
        <button type="button" onClick={run(italic)}>
          <em>Corsivo</em>
        </button>
        {!isVerse && (
          <button type="button" onClick={() => setLinking(true)}>
            Collegamento
          </button>
        )}
      </div>
      <div ref={place} className={styles.place} />
      {isLinking && view.current && (
        <LinkDialog view={view.current} pages={pages} onClose={() => setLinking(false)} />
      )}
    </div>
  );
}
