import type { EditorView } from "@codemirror/view";
import { type FormEvent, useState } from "react";
import { Dialog } from "../components/dialog.tsx";
import { PageOptions } from "../components/page-options.tsx";
import { useForm } from "../form/form-context.ts";

interface Props {
  view: EditorView;
  onClose: () => void;
}

/** Inserts a link into the text: its words, and its target page. */
export function LinkDialog({ view, onClose }: Props) {
  const { pages } = useForm();
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
      <form className="stack" onSubmit={submit}>
        <label className="above">
          Parole che si leggono
          <input required value={words} onChange={({ target }) => setWords(target.value)} />
        </label>
        <label className="above">
          Pagina del sito
          <select value={page} onChange={({ target }) => setPage(target.value)}>
            <option value="">Scegliere una pagina</option>
            <PageOptions pages={pages} />
          </select>
        </label>
        <label className="above">
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
