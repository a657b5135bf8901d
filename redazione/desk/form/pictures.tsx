import { type DragEvent, type MouseEvent, type ReactNode, useState } from "react";
import { PICTURES, type Refusal, type Value } from "../../api.ts";
import { refusalOf, useAsked } from "../api.ts";
import { Dialog } from "../components/dialog.tsx";
import { RefusalWords } from "../components/refusal-words.tsx";
import styles from "./form.module.css";
import { useForm } from "./form-context.ts";
import type { InputProps } from "./frame.tsx";
import { getAt, type Path } from "./path.ts";

interface UploadProps {
  label: string;
  hint: string;
  isMany?: boolean;
  onAdded: (file: string) => void;
  /** The picture that is there, shown beside the button. */
  picture?: ReactNode;
  children?: ReactNode;
}

/** Uploads photographs that are selected or dropped, one after the other in the order of their names. */
function Upload({ label, hint, isMany = false, onAdded, picture, children }: UploadProps) {
  const { addPicture } = useForm();
  const [rest, setRest] = useState(0);
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const take = async (given: FileList | null) => {
    const files = [...(given ?? [])]
      .slice(0, isMany ? undefined : 1)
      .sort((one, other) => one.name.localeCompare(other.name, "it", { numeric: true }));
    setRefusals([]);
    for (const [index, file] of files.entries()) {
      setRest(files.length - index);
      try {
        onAdded(await addPicture(file));
      } catch (error) {
        setRefusals((all) => [...all, refusalOf(error)]);
      }
    }
    setRest(0);
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    void take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button does the same.
    <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {picture}
      <div className="stack">
        {children}
        <label className="fileButton">
          {label}
          <input
            type="file"
            multiple={isMany}
            disabled={rest > 0}
            accept=".svg,image/*,.heic,.heif"
            className="unseen"
            onChange={({ target }) => void take(target.files)}
          />
        </label>
        <p role="status">
          <small>{rest > 0 ? `Da prendere: ${rest}…` : hint}</small>
        </p>
        {refusals.map((refusal) => (
          <RefusalWords key={JSON.stringify(refusal)} refusal={refusal} />
        ))}
      </div>
    </div>
  );
}

/** Adds many photographs at once to a list. @param isCredited whether one field names the author of all without */
export function ManyPictures({ path, isCredited }: { path: Path; isCredited: boolean }) {
  const { change, fields } = useForm();
  const [credit, setCredit] = useState("");
  const list = getAt(fields, path);
  const sign = (words: string) => {
    if (Array.isArray(list))
      change(
        path,
        list.map((entry) => withCredit(entry, credit, words)),
      );
    setCredit(words);
  };
  const add = (file: string) =>
    change(path, (now) => [...((now ?? []) as Value[]), withCredit({ file }, "", credit)]);
  return (
    <Upload
      isMany
      label="Prendi molte fotografie insieme"
      hint="Oppure si trascinano qui."
      onAdded={add}
    >
      {isCredited && (
        <label className="above">
          Chi le ha fatte: si scrive una volta per tutte quelle che non hanno il credito
          <input
            value={credit}
            placeholder="Fotografia di Nome Cognome, 2027"
            onChange={({ target }) => sign(target.value)}
          />
        </label>
      )}
    </Upload>
  );
}

/** Returns an entry with another credit, if it is of a photograph with the one before. */
export function withCredit(entry: Value, before: string, after: string): Value {
  const { credito = "", ...rest } = entry as { file?: string; credito?: string };
  const isOther = rest.file?.endsWith(".svg") || credito !== before;
  return isOther ? entry : { ...rest, ...(after && { credito: after }) };
}

/** Chooses an existing picture, or uploads one. */
export function Picture({ attributes, path, value }: InputProps) {
  const { change } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  // The description of the previous picture does not apply to a new one.
  const put = (file: string) =>
    change(path.slice(0, -1), (now) => {
      const before = getAt(now, ["file"]);
      return before && before !== file ? { file } : { ...(now as object), file };
    });
  return (
    <Upload
      label="Prendi un file di questo computer"
      hint="Oppure si trascina qui. Se prende il posto di un’altra, si riscrive che cosa si vede."
      onAdded={put}
      picture={
        value ? (
          <img src={PICTURES + value} alt="" />
        ) : (
          <p className={styles.noPicture}>Nessuna immagine</p>
        )
      }
    >
      <strong>{String(value ?? "")}</strong>
      <button {...attributes} type="button" className="quiet" onClick={() => setChoosing(true)}>
        Scegli fra quelle che ci sono
      </button>
      {isChoosing && (
        <PictureChooser
          onChoose={(file) => {
            if (file) put(file);
            setChoosing(false);
          }}
        />
      )}
    </Upload>
  );
}

/** Shows the pictures of the site to choose from. @param onChoose is given one, or none when the dialog is closed */
function PictureChooser({ onChoose }: { onChoose: (file?: string) => void }) {
  const { answer: pictures = [] } = useAsked("pictures");
  const [sought, setSought] = useState("");
  const shown = pictures.filter(({ file }) => file.includes(sought.toLowerCase()));
  return (
    <Dialog title="Scegliere un’immagine" onClose={() => onChoose()}>
      <label className="above">
        Cerca per nome
        <input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
      </label>
      <ul className={styles.pictures}>
        {shown.map(({ file, isUsed }) => (
          <li key={file}>
            <button type="button" onClick={() => onChoose(file)}>
              <img src={PICTURES + file} alt="" loading="lazy" />
              {file}
              {isUsed && <small>già usata</small>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Parses "50% 30%", from the left and from the top; returns the centre if there is no value. */
export function readFocus(written: unknown): number[] {
  const [, left = 50, top = 50] = /^(\d{1,3})% (\d{1,3})%$/.exec(String(written)) ?? [];
  return [Number(left), Number(top)];
}

/** Formats a focus point as in files. */
export const writeFocus = (point: readonly number[]): string =>
  point.map((number) => `${Math.round(number)}%`).join(" ");

/** Chooses the point of a picture to keep in view, by a click on it or by two sliders. */
export function Focus({ attributes: { id, ...ties }, path, value, onChange }: InputProps) {
  const { fields } = useForm();
  const file = getAt(fields, [...path.slice(0, -1), "file"]);
  const point = readFocus(value);
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange(writeFocus([(100 * (clientX - left)) / width, (100 * (clientY - top)) / height]));
  };
  return (
    <div className={`stack ${styles.focus}`}>
      {file && (
        // biome-ignore lint/a11y: the sliders below do the same from the keyboard.
        <div className={styles.focusPicture} onClick={press}>
          <img src={PICTURES + file} alt="" />
          {value && (
            <span style={{ insetInlineStart: `${point[0]}%`, insetBlockStart: `${point[1]}%` }} />
          )}
        </div>
      )}
      {["da sinistra", "dall’alto"].map((side, index) => (
        <label key={side}>
          <small>{side}</small>
          <input
            id={index === 0 ? id : undefined}
            type="range"
            value={point[index]}
            aria-valuetext={`${point[index]} per cento`}
            {...ties}
            onChange={({ target }) => onChange(writeFocus(point.with(index, Number(target.value))))}
          />
        </label>
      ))}
      {value && (
        <button type="button" className="quiet" onClick={() => onChange(undefined)}>
          Senza punto
        </button>
      )}
    </div>
  );
}
