import { useState } from "react";
import type { OpenFile, Refusal } from "../../api.ts";
import { api } from "../api/api.ts";
import { refusalOf } from "../api/request.ts";
import { Dialog } from "../components/dialog.tsx";
import { RefusalWords } from "../components/refusal-words.tsx";
import formStyles from "../form/form.module.css";
import { go } from "../router/use-route.ts";
import styles from "./editor.module.css";
import { letGo } from "./kept-drafts.ts";

/** Removes a text from the site after confirmation; the history can restore it. */
export function RemoveText({ file: { path, title, version, successor } }: { file: OpenFile }) {
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const remove = async () => {
    try {
      await api.remove(path, version);
      letGo("bozza", path);
      go({ page: "list" });
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };
  return (
    <>
      <button type="button" className={formStyles.quiet} onClick={() => setAsking(true)}>
        Togli questo testo dal sito
      </button>
      {isAsking && (
        <Dialog title={`Togliere «${title}»?`} onClose={() => setAsking(false)}>
          <p>
            {successor &&
              `Chi ha salvato il suo indirizzo arriverà a ${successor}: si cambia in «Indirizzi che portano altrove». `}
            Dalla cronologia si può rimettere com’era.
          </p>
          {refusal && <RefusalWords refusal={refusal} />}
          <p className={styles.buttons}>
            <button type="button" className={styles.main} onClick={remove}>
              Toglilo
            </button>
            <button type="button" onClick={() => setAsking(false)}>
              Lascialo
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
