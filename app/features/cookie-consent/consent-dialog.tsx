import { Modal } from "../../components/modal.tsx";
import { acceptCookies } from "./consent.ts";
import styles from "./consent-dialog.module.css";

/** The consent dialog (specification, sections 2 and 9): what the site keeps, both legal pages, and Accetta. */
export default function ConsentDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Che cosa conserva il sito" className={styles.dialog} onClose={onClose}>
      <div className={styles.contents}>
        <p>
          Solo memoria tecnica, nel telefono o nel computer di chi visita: niente pubblicità, niente
          statistiche, nessun profilo delle persone.
        </p>
        <ul>
          <li>Un cookie, se si preme «Accetta»: ricorda per 150 giorni che si è letto.</li>
          <li>Il tema scelto, chiaro o scuro.</li>
          <li>Per gli avvisi del santuario, l’ultimo mostrato e quando si è chiuso.</li>
          <li>Una copia delle pagine, per leggerle quando manca la rete.</li>
          <li>Il punto a cui si era arrivati nella lettura, finché la scheda è aperta.</li>
        </ul>
        <p>
          Dopo «Accetta» il sito può mostrare gli avvisi del santuario. Chi non accetta legge tutte
          le pagine allo stesso modo. I servizi di altri, come video e mappe, non vengono contattati
          prima che lo si chieda.
        </p>
        <p>
          <a href="/app/cookie-consent" onClick={onClose}>
            Informativa sui cookie
          </a>
          <br />
          <a href="/app/privacy-policy" onClick={onClose}>
            Informativa sulla privacy
          </a>
        </p>
        <button type="button" className={styles.accept} onClick={acceptCookies}>
          Accetta
        </button>
      </div>
    </Modal>
  );
}
