import type { WidgetProps } from "@rjsf/utils";
import { type DragEvent, useState } from "react";
import { described } from "../field-ids.ts";
import styles from "../form.module.css";
import { useForm } from "../form-context.ts";
import { PictureChooser } from "./picture-chooser.tsx";

/** A picture: one of those that are there, or a file that is dropped or chosen. */
export function PictureWidget({ id, value, rawErrors, onChange }: WidgetProps) {
  const { pictures, addPicture } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const [refusal, setRefusal] = useState("");
  const chosen = pictures.find(({ file }) => file === value);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setRefusal("");
    try {
      onChange((await addPicture(file)).file);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button below does the same.
    <div className={styles.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {chosen ? (
        <img src={chosen.address} alt="" />
      ) : (
        <p className={styles.noPicture}>{!value && "Nessuna immagine"}</p>
      )}
      <div className={styles.pictureButtons}>
        <p className={styles.fileName}>{value ?? ""}</p>
        <button
          id={id}
          type="button"
          className={styles.quiet}
          {...described(id, rawErrors)}
          onClick={() => setChoosing(true)}
        >
          Scegli fra quelle che ci sono
        </button>
        <label className={styles.fileButton}>
          Prendi un file di questo computer
          <input
            type="file"
            accept=".jpg,.jpeg,.png,.svg"
            className={styles.unseen}
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </label>
        <p className={styles.example}>Oppure si trascina qui.</p>
        {refusal && (
          <p role="alert" className={styles.errors}>
            {refusal}
          </p>
        )}
      </div>
      {isChoosing && (
        <PictureChooser
          onChoose={(file) => {
            onChange(file);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
