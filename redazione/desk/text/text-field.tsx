import { useState } from "react";
import formStyles from "../form/form.module.css";
import { useForm } from "../form/form-context.ts";
import { Errors, labelId, messagesAt } from "../form/frame.tsx";
import { idOf } from "../form/path.ts";
import { MarkdownEditor } from "./markdown-editor.tsx";
import styles from "./text.module.css";
import {
  between,
  countStrophes,
  edgesOf,
  inTwoColumns,
  readParts,
  type VerseParts,
  writeParts,
} from "./text-parts.ts";

/** The id of the text, linked from the summary of problems. */
const ID = idOf(["testo"]);

interface Props {
  kind: string;
  text: string;
  onChange: (text: string) => void;
}

/** Edits the text of a page; prayers and hymns in two languages have two columns. */
export function TextField({ kind, text, onChange }: Props) {
  // The edges of the text as it was loaded; an edited one may have others.
  const [edges] = useState(() => edgesOf(text));
  const shown = between(text, edges);
  const write = (written: string) => onChange(edges.before + written + edges.after);
  const isVerse = kind === "hymns" || kind === "prayers";
  const parts = isVerse ? readParts(shown) : undefined;
  const messages = messagesAt(useForm().problems, ["testo"]);
  return (
    <div className={formStyles.field} data-wrong={messages.length > 0 || undefined}>
      <h2 id={labelId(ID)} className={formStyles.label}>
        Testo
      </h2>
      <p className={formStyles.help}>
        {isVerse
          ? "Una riga vuota separa le strofe. Alla fine di ogni verso, tranne l’ultimo della strofa, sta una barra rovesciata: la mette il tasto."
          : "Una riga vuota separa i capoversi. Le parole sottolineate il correttore non le conosce. Il nostro numero di telefono lo mette il tasto: così, quando cambia, cambia in tutte le pagine."}
      </p>
      {isVerse && !parts && !shown.includes("## ") && (
        <button type="button" className="quiet" onClick={() => write(inTwoColumns(shown))}>
          Latino e italiano, uno accanto all’altro
        </button>
      )}
      <Errors id={ID} messages={messages} />
      {parts ? (
        <VerseEditor parts={parts} onChange={write} />
      ) : (
        <MarkdownEditor
          id={ID}
          labelledBy={labelId(ID)}
          text={shown}
          isVerse={isVerse}
          onChange={write}
        />
      )}
    </div>
  );
}

interface VerseProps {
  parts: VerseParts;
  onChange: (text: string) => void;
}

/** Edits the two languages of a prayer or hymn side by side, with the number of strophes of each. */
function VerseEditor({ parts: { before, columns }, onChange }: VerseProps) {
  const [one, other] = columns.map(({ text }) => countStrophes(text));
  return (
    <>
      <div className={styles.columns}>
        {columns.map(({ language, text }, index) => (
          <div key={language}>
            <h3 id={`${ID}/${language}`}>
              {language} <small>{countStrophes(text)} strofe</small>
            </h3>
            <MarkdownEditor
              id={index === 0 ? ID : `${ID}/${index}`}
              labelledBy={`${ID}/${language}`}
              lang={language === "Latino" ? "la" : "it"}
              text={text}
              isVerse
              onChange={(written) =>
                onChange(
                  writeParts({ before, columns: columns.with(index, { language, text: written }) }),
                )
              }
            />
          </div>
        ))}
      </div>
      <p role="status" className="wrong">
        {one !== other && `Le due lingue non hanno lo stesso numero di strofe: ${one} e ${other}.`}
      </p>
    </>
  );
}
