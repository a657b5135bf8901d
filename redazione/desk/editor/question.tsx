import type { Value } from "../../api.ts";
import { ask, useAsked } from "../api.ts";
import { go } from "../router.ts";
import type { EditedFile, Editing } from "./editing.ts";
import styles from "./editor.module.css";

interface Props {
  /** The request of the address: a question by its number, and the file that asks it if it is another one. */
  asks: URLSearchParams;
  file: EditedFile;
  now: Editing;
}

const NOTHING_WRITTEN = "Non avete scritto niente. Togliere lo stesso la domanda?";

/** Shows one of the rector's questions beside the form for its answer. */
export function Question({ asks, file, now }: Props) {
  const askedBy = asks.get("di");
  const asking = useAsked(askedBy !== null && "open", askedBy ?? "").answer;
  const index = Number(asks.get("domanda") ?? Number.NaN);
  const question = questionsOf((askedBy ? asking : now.opened)?.draft.fields ?? null)[index];
  if (!question) return null;
  const answer = async () => {
    if (!file.isChanged && !window.confirm(NOTHING_WRITTEN)) return;
    const saved = await file.save(async (sent) => {
      if (!asking) return ask("answer", { index, ...sent });
      const answer = await ask("save", sent);
      await ask("answer", { path: asking.path, index, version: asking.version });
      return answer;
    });
    if (saved) go("#/");
  };
  return (
    <section className={`note ${styles.question}`} aria-labelledby="domanda">
      <h2 id="domanda">Domanda al rettore</h2>
      <blockquote>{question}</blockquote>
      <ol>
        <li>Si scrive la risposta nel campo, o nel testo, a cui appartiene.</li>
        <li>Si aggiunge la fonte: chi ha risposto, e la data.</li>
        <li>Si preme il tasto: la risposta è salvata e la domanda sparisce.</li>
      </ol>
      <button type="button" className="main" disabled={now.isSaving} onClick={answer}>
        Salva la risposta e togli la domanda
      </button>
    </section>
  );
}

/** Returns the rector's questions in a file, numbered as the server does: its own, or those of all its subjects. */
export function questionsOf(fields: Value): string[] {
  if (Array.isArray(fields)) return fields.flatMap(questionsOf);
  if (typeof fields !== "object" || fields === null) return [];
  const { da_confermare: questions } = fields;
  return Array.isArray(questions) ? questions.map(String) : [];
}
