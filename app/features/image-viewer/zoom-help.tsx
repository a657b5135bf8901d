import { Modal } from "../../components/modal/modal.tsx";

/** Explains how to zoom an image with mouse and keyboard (docs/behaviour.md, "Image viewer"). */
export function ZoomHelp({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Come ingrandire" onClose={onClose}>
      <ul>
        <li>
          Con la rotella del mouse l’immagine si ingrandisce fino a otto volte, dove sta il
          puntatore.
        </li>
        <li>
          Con i tasti <kbd>+</kbd> e <kbd>−</kbd>, o con i due pulsanti, si fa lo stesso un passo
          alla volta; <kbd>0</kbd> la riporta intera.
        </li>
        <li>
          Quando è ingrandita si trascina, si sposta con le frecce o con un clic sul punto da
          vedere; un doppio clic la riporta intera.
        </li>
        <li>
          Quando è intera, con le frecce <kbd>←</kbd> e <kbd>→</kbd> si passa all’immagine
          precedente o alla successiva; <kbd>Esc</kbd> torna alla pagina.
        </li>
      </ul>
    </Modal>
  );
}
