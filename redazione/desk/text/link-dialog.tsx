import type { EditorView } from "@codemirror/view";
import { type FormEvent, useState } from "react";
import type { LinkTarget } from "../../api.ts";
import { Dialog } from "../components/dialog.tsx";
import { PageOptions } from "../form/widgets/page-options.tsx";
import styles from "./text.module.css";

interface Props {
  view: EditorView;
  pages: readonly LinkTarget[];
  onClose: () => void;
}

/** Inserts a link into the text: its words, and its target page. */
export function LinkDialog({ view, pages, onClose }: Props) {
  const { from, to } = view.state.selection.main;
  const [words, setWords] = useState(view.state.sliceDoc(from, to));
  const [page, setPage] = useState("");
  const [elsewhere, setElsewhere] = useState("");
  const address = elsewhere || page;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const insert = `[${words}](${address})`;
    view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length } });
    onClose();
    view.focus();
  };
  return (
    <Dialog title="Mettere un collegamento" onClose={onClose}>
      <form className={styles.link} onSubmit={submit}>
        <label>
          Parole che si leggono
          <input required value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
        <label>
          Pagina del sito
          <select value={page} onChange={({ target }) => setPage(target.value)}>
            <option value="">Scegliere una pagina</option>
            <PageOptions pages={pages} />
          </select>
        </label>
        <label>
          Oppure un altro indirizzo (https://, tel:, mailto:)
          <input
            value={elsewhere}
            pattern="(https?://|tel:|mailto:|/).+"
            onChange={({ target }) => setElsewhere(target.value)}
          />
        </label>
        <button type="submit" disabled={!address}>
          Metti il collegamento
        </button>
      </form>
    </Dialog>
  );
}
