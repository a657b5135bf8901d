import { type DragEvent, useState } from "react";
import type { Refusal, Value } from "../../../api.ts";
import { refusalOf } from "../../api/request.ts";
import { RefusalWords } from "../../components/refusal-words.tsx";
import styles from "../form.module.css";
import { useForm } from "../form-context.ts";
import type { Path } from "../path.ts";
import { PICTURE_FILES } from "../widgets/picture.tsx";

/** Uploads many photographs at once into a list of pictures, ordered by file name. */
export function ManyPictures({ path }: { path: Path }) {
  const { addPicture, change } = useForm();
  const [rest, setRest] = useState(0);
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const take = async (files: FileList | null) => {
    const sorted = [...(files ?? [])].sort((one, other) =>
      one.name.localeCompare(other.name, "it", { numeric: true }),
    );
    setRefusals([]);
    for (const [index, file] of sorted.entries()) {
      setRest(sorted.length - index);
      try {
        const taken = { file: (await addPicture(file)).file };
        change(path, (now) => [...((now ?? []) as Value[]), taken]);
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
      <label className={styles.fileButton}>
        Prendi molte fotografie insieme
        <input
          type="file"
          multiple
          disabled={rest > 0}
          accept={PICTURE_FILES}
          className={styles.unseen}
          onChange={({ target }) => void take(target.files)}
        />
      </label>
      <p role="status" className={styles.example}>
        {rest > 0 ? `Ne restano ${rest}…` : "Oppure si trascinano qui."}
      </p>
      {refusals.map((refusal) => (
        <RefusalWords key={JSON.stringify(refusal)} refusal={refusal} />
      ))}
    </div>
  );
}
