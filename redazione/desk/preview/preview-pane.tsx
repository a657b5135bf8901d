import { useEffect, useState } from "react";
import type { Preview } from "../../api.ts";
import { useAsked } from "../api.ts";
import { fileHref } from "../router.ts";
import styles from "./preview.module.css";
import { PreviewFrame } from "./preview-frame.tsx";

interface Props {
  /** The path of the open file, and the address of its page. */
  path: string;
  own?: string | undefined;
  preview: Preview | undefined;
  failure: string;
  /** The moment at which the draft is seen, if that is not now. */
  opens?: string | undefined;
}

/** Widths in pixels of a phone and of a desktop screen. */
const WIDTHS = { Telefono: 390, Computer: 1280 };

/** Shows the pages affected by a draft, at the width of a phone or of a desktop screen, now or at another moment. */
export function PreviewPane({ path, own, preview, failure, opens = "" }: Props) {
  const [width, setWidth] = useState(WIDTHS.Telefono);
  const [wanted, setWanted] = useState("");
  const [chosen, setChosen] = useState<string>();
  const moment = chosen ?? opens;
  const pages = preview?.pages ?? [];
  const page = pages.find(({ address }) => address === wanted) ?? pages[0];
  const shown = useShownFile(preview?.base, own);
  return (
    <section className={styles.pane} aria-label="Anteprima">
      <div className="row">
        <h2>Come si vedrà</h2>
        <fieldset aria-label="Larghezza" className={styles.widths}>
          {Object.entries(WIDTHS).map(([words, pixels]) => (
            <button
              key={words}
              type="button"
              aria-pressed={width === pixels}
              onClick={() => setWidth(pixels)}
            >
              {words}
            </button>
          ))}
        </fieldset>
      </div>
      {pages.length > 1 && (
        <label className={styles.which}>
          Pagina
          <select value={page?.address} onChange={({ target }) => setWanted(target.value)}>
            {pages.map(({ title, address }) => (
              <option key={address} value={address}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {page && (
        <label className={styles.which}>
          In che momento
          <input
            type="datetime-local"
            value={moment}
            onChange={({ target }) => setChosen(target.value)}
          />
          {moment === "" && <span>(adesso)</span>}
        </label>
      )}
      {shown && shown.path !== path && (
        <small>
          <a href={fileHref(shown.path)}>Correggi questa pagina</a>: {shown.title}
        </small>
      )}
      {failure && <p role="alert">{failure}</p>}
      {page && preview?.problems.length ? (
        <small role="status">
          La pagina è com’era prima: si aggiorna appena i campi sono a posto.
        </small>
      ) : (
        preview?.isStill && <small>Qui i menu stanno fermi: si aprono sul sito pubblicato.</small>
      )}
      {preview && page ? (
        <PreviewFrame
          key={width}
          preview={preview}
          address={moment ? `${page.address}&adesso=${moment}` : page.address}
          width={width}
        />
      ) : (
        <p className={styles.empty}>
          <small>{wordsWithout(preview)}</small>
        </p>
      )}
    </section>
  );
}

/** Returns the text of the page in the frame, which says where it is after each step. */
function useShownFile(base: string | undefined, own: string | undefined) {
  const [address, setAddress] = useState("");
  const isElsewhere = address !== "" && address !== own;
  const { answer: files } = useAsked(isElsewhere && "files");
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent) => {
      if (origin === base) setAddress(String(data));
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [base]);
  return files?.find((file) => file.path.endsWith(".md") && file.address === address);
}

function wordsWithout(preview: Preview | undefined): string {
  if (!preview) return "Si prepara la pagina…";
  return preview.problems.length > 0
    ? "La pagina si vede appena ci sono tutti i campi che servono."
    : "Questo file non si vede in nessuna pagina.";
}
