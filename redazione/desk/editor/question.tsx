import { ask, useAsked } from "../api.ts";
import { go } from "../router.ts";
import type { EditedFile } from "./editing.ts";
import styles from "./editor.module.css";

interface Props {
  /** The request of the address: a question, and the file that asks it if it is another one. */
  asks: URLSearchParams;
  file: EditedFile;
}

const NOTHING_NEW = "Non c’è niente da salvare. Togliere lo stesso la domanda?";

/** Shows one of the rector's questions beside the form for its answer. */
export function Question({ asks, file }: Props) {
  const [question, askedBy] = [asks.get("domanda"), asks.get("di")];
  const { answer: asking } = useAsked(askedBy !== null && "open", askedBy ?? "");
  const { questions = [] } = (askedBy ? asking : file.opened) ?? {};
  if (!question || !questions.includes(question)) return null;
  const answer = async () => {
    if (!file.isChanged && !window.confirm(NOTHING_NEW)) return;
    const saved = await file.save(async (sent) => {
      if (!asking) return ask("save", { question, ...sent });
      const { path, version, draft } = asking;
      const answer = await ask("save", sent);
      await ask("save", { path, version, draft, question });
      return answer;
    });
    if (saved) go("#/");
  };
  return (
    <section className={`note ${styles.question}`} aria-labelledby="domanda">
      <h2 id="domanda">Domanda al rettore</h2>
      <blockquote>{question}</blockquote>
      <ol>
        <li>Si scrive la risposta nel campo, o nel testo, a cui appartiene, anche se è altrove.</li>
        <li>Si aggiunge la fonte: chi ha risposto, e la data.</li>
        <li>Si preme il tasto: la risposta è salvata e la domanda sparisce.</li>
      </ol>
      <button type="button" className="main" disabled={file.isSaving} onClick={answer}>
        Salva la risposta e togli la domanda
      </button>
    </section>
  );
}
