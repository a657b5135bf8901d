import type { ReactNode } from "react";
import styles from "./dialog.module.css";

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** Shows a modal dialog: Escape closes it, and focus returns to where it was. */
export function Dialog({ title, onClose, children }: Props) {
  return (
    <dialog ref={showModal} className={styles.dialog} aria-label={title} onClose={onClose}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <button type="button" className="icon" aria-label="Chiudi" onClick={onClose}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      {children}
    </dialog>
  );
}
