import type { WidgetProps } from "@rjsf/utils";
import { type DragEvent, useState } from "react";
import type { Refusal } from "../../../api.ts";
import { refusalOf } from "../../api/request.ts";
import { RefusalWords } from "../../components/refusal-words.tsx";
import { described } from "../field-ids.ts";
import styles from "../form.module.css";
import { useForm } from "../form-context.ts";
import { getAt, pathOf } from "../path.ts";
import { PictureChooser } from "./picture-chooser.tsx";

/** The accepted picture types, including those of telephones. */
export const PICTURE_FILES = ".svg,image/*,.heic,.heif";

/** Chooses an existing picture, or uploads a file that is dropped or selected. */
export function PictureWidget({ id, value, rawErrors }: WidgetProps) {
  const { change, pictures, addPicture } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const chosen = pictures.find(({ file }) => file === value);
  const group = pathOf(id).slice(0, -1);
  // The description of the previous picture does not apply to a new one.
  const put = (file: string) =>
    change(group, (now) => {
      const before = getAt(now, ["file"]);
      return before && before !== file ? { file } : { ...(now as object), file };
    });
  const take = async (file: File | undefined) => {
    if (!file) return;
    setRefusal(undefined);
    try {
      put((await addPicture(file)).file);
    } catch (error) {
      setRefusal(refusalOf(error));
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
            accept={PICTURE_FILES}
            className={styles.unseen}
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </label>
        <p className={styles.example}>
          Oppure si trascina qui. Se prende il posto di un’altra, si riscrive che cosa si vede.
        </p>
        {refusal && (
          <div className={styles.errors}>
            <RefusalWords refusal={refusal} />
          </div>
        )}
      </div>
      {isChoosing && (
        <PictureChooser
          onChoose={(file) => {
            put(file);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
