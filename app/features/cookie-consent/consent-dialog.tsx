import { useEffect } from "react";
import { COOKIES_PAGE, PRIVACY_PAGE } from "../../../domain/addresses.ts";
import { Modal } from "../../page-components/modal/modal.tsx";
import { acceptCookies, type NoticeLanguage } from "./consent.ts";
import styles from "./consent-dialog.module.css";

const WORDS = {
  it: {
    title: "Che cosa conserva il sito",
    close: "Chiudi",
    summary:
      "Soltanto cookie tecnici e altra memoria tecnica, nel vostro telefono o computer: niente pubblicità, niente statistiche, nessun profilo delle persone.",
    kept: [
      "Un cookie, se premete «Accetta»: lo ricorda per 150 giorni.",
      "Il tema scelto, chiaro o scuro, e la grandezza del testo nelle preghiere.",
      "Per gli avvisi del santuario, l’ultimo mostrato e quando l’avete chiuso.",
      "Una copia delle pagine, per leggerle quando manca la rete.",
      "Il punto a cui eravate arrivati nella lettura, finché la scheda è aperta.",
    ],
    meaning:
      "Non c’è nessun tracciamento da accettare. Dopo «Accetta» gli avvisi del santuario possono comparire in una finestra; chi non lo preme legge tutte le pagine allo stesso modo. I servizi di altri, come video e mappe, non vengono contattati prima che lo chiediate.",
    cookies: "Informativa sui cookie",
    privacy: "Informativa sulla privacy",
  },
  en: {
    title: "What this website keeps",
    close: "Close",
    summary:
      "Only technical cookies and other technical storage, on your phone or computer: no advertising, no statistics, no profile of anyone.",
    kept: [
      "One cookie, if you press “Accetta”: it remembers this for 150 days.",
      "The theme you chose, light or dark, and the size of the text in prayers.",
      "Of the shrine’s notices, the last one shown and when you closed it.",
      "A copy of the pages, to read them where there is no network.",
      "How far you had read, as long as the tab is open.",
    ],
    meaning:
      "There is no tracking to accept. After “Accetta” the shrine’s notices may appear in a window; if you do not press it, you read every page just the same. Services run by others, such as videos and maps, are not contacted before you ask for them.",
    cookies: "Cookie notice",
    privacy: "Privacy policy",
  },
};

interface ConsentDialogProps {
  language: NoticeLanguage;
  onClose: () => void;
}

/** Consent dialog (docs/behaviour.md, "Cookie consent"): what the site stores, both legal pages, and Accetta. */
export default function ConsentDialog({ language, onClose }: ConsentDialogProps) {
  const words = WORDS[language];
  // Back and forward change the page below it.
  useEffect(() => {
    window.addEventListener("popstate", onClose);
    return () => window.removeEventListener("popstate", onClose);
  }, [onClose]);
  return (
    <Modal title={words.title} closeLabel={words.close} className={styles.dialog} onClose={onClose}>
      <div className={styles.contents}>
        <p>{words.summary}</p>
        <ul>
          {words.kept.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>{words.meaning}</p>
        <p>
          <a href={COOKIES_PAGE} onClick={onClose}>
            {words.cookies}
          </a>
          <br />
          <a href={PRIVACY_PAGE} onClick={onClose}>
            {words.privacy}
          </a>
        </p>
        <button type="button" lang="it" className="button full" onClick={acceptCookies}>
          Accetta
        </button>
      </div>
    </Modal>
  );
}
