import { useState } from "react";
import type { FieldProblem, FileKind, LinkTarget } from "../../api.ts";
import { messageOf } from "../form/error-schema.ts";
import formStyles from "../form/form.module.css";
import { Errors } from "../form/templates/errors.tsx";
import { between, edgesOf } from "./edges.ts";
import { MarkdownEditor } from "./markdown-editor.tsx";
import { VerseEditor } from "./verse-editor.tsx";
import { inTwoColumns, readParts } from "./verse-parts.ts";

/** The id of the text, linked from the summary of problems. */
export const TEXT_ID = "campo/testo";

interface Props {
  kind: FileKind;
  text: string;
  pages: readonly LinkTarget[];
  problems: readonly FieldProblem[];
  onChange: (text: string) => void;
}

/** Edits the text of a page; prayers and hymns in two languages have two columns. */
export function TextField({ kind, text, pages, problems, onChange }: Props) {
  // The edges of the text as it was loaded; an edited one may have others.
  const [edges] = useState(() => edgesOf(text));
  const shown = between(text, edges);
  const write = (written: string) => onChange(edges.before + written + edges.after);
  const isVerse = kind === "hymns" || kind === "prayers";
  const parts = isVerse ? readParts(shown) : undefined;
  const wrong = problems.filter(({ at }) => at.length === 1 && at[0] === "testo").map(messageOf);
  return (
    <div className={formStyles.field} data-wrong={wrong.length ? "" : undefined}>
      <h2 id={`${TEXT_ID}/nome`} className={formStyles.label}>
        Testo
      </h2>
      <p className={formStyles.help}>
        {isVerse
          ? "Una riga vuota separa le strofe. Alla fine di ogni verso, tranne l’ultimo della strofa, sta una barra rovesciata: la mette il tasto."
          : "Una riga vuota separa i capoversi. Le parole sottolineate il correttore non le conosce."}
      </p>
      {isVerse && !parts && !shown.includes("## ") && (
        <button
          type="button"
          className={formStyles.quiet}
          onClick={() => write(inTwoColumns(shown))}
        >
          Latino e italiano, uno accanto all’altro
        </button>
      )}
      <Errors id={`${TEXT_ID}/errore`} sentences={wrong} />
      {parts ? (
        <VerseEditor id={TEXT_ID} parts={parts} pages={pages} onChange={write} />
      ) : (
        <MarkdownEditor
          id={TEXT_ID}
          labelledBy={`${TEXT_ID}/nome`}
          text={shown}
          pages={pages}
          isVerse={isVerse}
          onChange={write}
        />
      )}
    </div>
  );
}
