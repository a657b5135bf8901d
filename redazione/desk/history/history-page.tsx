import { type ReactNode, useState } from "react";
import { PICTURES } from "../../api.ts";
import { ask, refusalOf, useAsked } from "../api.ts";
import { Page } from "../components/page.tsx";
import { RefusalWords } from "../components/refusal-words.tsx";
import { dayOf, hourOf } from "../rome-time.ts";
import { fileHref } from "../router.ts";
import styles from "./history.module.css";

/** Returns the name of a file without its folders and extension. */
const nameOf = (path: string) => path.replace(/^.*\/|\.\w+$/g, "");

/** Lists the saves by day, newest first; each can be undone, no matter how old. */
export function HistoryPage() {
  const { answer, refusal, again } = useAsked("history");
  const [said, setSaid] = useState<{ id: string; words: ReactNode }>();
  const undo = async (id: string) => {
    try {
      await ask("undo", id);
      setSaid({ id, words: "Annullato: il file è com’era prima." });
    } catch (error) {
      setSaid({ id, words: <RefusalWords refusal={refusalOf(error)} /> });
    }
    again();
  };
  return (
    <Page title="Cronologia" refusal={refusal}>
      <p>
        Ogni salvataggio resta qui, e si può annullare anche domani, se dopo non si cambiano le
        stesse righe.
      </p>
      {answer?.length === 0 && <p>Non si è ancora salvato niente.</p>}
      {[...Map.groupBy(answer ?? [], ({ at }) => dayOf(at))].map(([day, saves]) => (
        <section key={day} className={styles.day}>
          <h2>{day}</h2>
          <ul className={styles.saves}>
            {saves.map(({ id, at, what, files, undone }) => (
              <li key={id} className="row">
                <small>{hourOf(at)}</small>
                <span className={styles.what}>
                  {what}
                  {files.map((path) =>
                    path.startsWith("images/") ? (
                      <a
                        key={path}
                        href={path.replace("images/", PICTURES)}
                        target="_blank"
                        rel="noopener"
                      >
                        {path.split("/").at(-1)}
                      </a>
                    ) : (
                      <a key={path} href={fileHref(path)}>
                        {files.length > 1 ? `Apri ${nameOf(path)}` : "Apri"}
                      </a>
                    ),
                  )}
                </span>
                <div role="status">{said?.id === id && said.words}</div>
                {undone ? (
                  <small>annullato</small>
                ) : (
                  <button
                    type="button"
                    aria-label={`Annulla: ${what}, ${hourOf(at)}`}
                    onClick={() => undo(id)}
                  >
                    Annulla
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}
