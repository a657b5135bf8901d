import formStyles from "../form/form.module.css";
import { useForm } from "../form/form-context.ts";
import { Errors, labelId, messagesAt } from "../form/frame.tsx";
import { idOf } from "../form/path.ts";
import { MarkdownEditor } from "./markdown-editor.tsx";
import styles from "./text.module.css";

/** The id of the text, linked from the summary of problems. */
const ID = idOf(["testo"]);

interface Props {
  kind: string;
  text: string;
  onChange: (text: string) => void;
}

/** Edits the text of a page; prayers and hymns in two languages have two columns. */
export function TextField({ kind, text, onChange }: Props) {
  const isVerse = kind === "hymns" || kind === "prayers";
  const columns = isVerse ? readColumns(text) : undefined;
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
      {isVerse && !columns && !text.includes("## ") && (
        <button type="button" className="quiet" onClick={() => onChange(inTwoColumns(text))}>
          Latino e italiano, uno accanto all’altro
        </button>
      )}
      <Errors id={ID} messages={messages} />
      {columns ? (
        <VerseEditor columns={columns} onChange={onChange} />
      ) : (
        <MarkdownEditor {...{ id: ID, labelledBy: labelId(ID), text, isVerse, onChange }} />
      )}
    </div>
  );
}

interface VerseProps {
  columns: VerseColumn[];
  onChange: (text: string) => void;
}

/** Edits the two languages of a prayer or hymn side by side, with the number of strophes of each. */
function VerseEditor({ columns, onChange }: VerseProps) {
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
                onChange(writeColumns(columns.with(index, { language, text: written })))
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

/** One language of a verse in two columns. */
interface VerseColumn {
  /** The heading: "Latino" or "Italiano". */
  language: string;
  text: string;
}

const PAIR = /^\s*## (Latino|Italiano)\n\n([^#]*?)\n\n## (Latino|Italiano)\n\n([^#]*)$/;

/** Splits a text that has exactly a Latin and an Italian part into columns; returns undefined for any other text. */
export function readColumns(text: string): VerseColumn[] | undefined {
  const [, one = "", first = "", other = "", second = ""] = PAIR.exec(text) ?? [];
  if (one === other) return undefined;
  return [
    { language: one, text: first },
    { language: other, text: second },
  ];
}

/** Joins the columns again. */
export const writeColumns = (columns: readonly VerseColumn[]): string =>
  columns.map(({ language, text }) => `## ${language}\n\n${text}`).join("\n\n");

/** Returns the number of strophes in a column. */
export function countStrophes(text: string): number {
  return text.split(/\n\s*\n/).filter((strophe) => strophe.trim() !== "").length;
}

/** Converts a text into two columns; the existing text becomes the first. */
export function inTwoColumns(text: string): string {
  const latin = { language: "Latino", text: text.trim() };
  return writeColumns([latin, { language: "Italiano", text: "" }]);
}
