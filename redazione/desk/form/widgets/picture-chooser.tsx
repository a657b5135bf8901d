import { useState } from "react";
import { Dialog } from "../../components/dialog.tsx";
import styles from "../form.module.css";
import { useForm } from "../form-context.ts";

interface Props {
  onChoose: (file: string) => void;
  onClose: () => void;
}

/** Shows the pictures of the site to choose from. */
export function PictureChooser({ onChoose, onClose }: Props) {
  const { pictures } = useForm();
  const [sought, setSought] = useState("");
  const shown = pictures.filter(({ file }) => file.includes(sought.toLowerCase()));
  return (
    <Dialog title="Scegliere un’immagine" onClose={onClose}>
      <label className={styles.label}>
        Cerca per nome
        <input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
      </label>
      <ul className={styles.pictures}>
        {shown.map(({ file, address, usedIn }) => (
          <li key={file}>
            <button type="button" onClick={() => onChoose(file)}>
              <img src={address} alt="" loading="lazy" />
              <span>{file}</span>
              {usedIn.length > 0 && <span className={styles.example}>già usata</span>}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
