import type { LinkTarget } from "../../api.ts";
import { MarkdownEditor } from "./markdown-editor.tsx";
import styles from "./text.module.css";
import { countStrophes, type VerseColumn, type VerseParts, writeParts } from "./verse-parts.ts";

interface Props {
  id: string;
  parts: VerseParts;
  pages: readonly LinkTarget[];
  onChange: (text: string) => void;
}

/** Edits the two languages of a prayer or hymn side by side, with the number of strophes of each. */
export function VerseEditor({ id, parts, pages, onChange }: Props) {
  const { columns } = parts;
  const [one, other] = columns.map(({ text }) => countStrophes(text));
  const write = (index: number, text: string) =>
    onChange(
      writeParts({
        ...parts,
        columns: columns.map((column, at) =>
          at === index ? { ...column, text } : column,
        ) as VerseParts["columns"],
      }),
    );
  return (
    <>
      <div className={styles.columns}>
        {columns.map(({ language, text }: VerseColumn, index) => (
          <div key={language}>
            <h3 id={`${id}/${language}`} className={styles.language}>
              {language} <span className={styles.count}>{countStrophes(text)} strofe</span>
            </h3>
            <MarkdownEditor
              id={index === 0 ? id : `${id}/${index}`}
              labelledBy={`${id}/${language}`}
              lang={language === "Latino" ? "la" : "it"}
              text={text}
              pages={pages}
              isVerse
              onChange={(written) => write(index, written)}
            />
          </div>
        ))}
      </div>
      <p role="status" className={styles.unequal}>
        {one !== other && `Le due lingue non hanno lo stesso numero di strofe: ${one} e ${other}.`}
      </p>
    </>
  );
}
