import styles from "./editor.module.css";

interface Props {
  question: string;
  isSaving: boolean;
  onAnswered: () => void;
}

/** Shows one of the rector's questions beside the form for its answer. */
export function QuestionPanel({ question, isSaving, onAnswered }: Props) {
  return (
    <section className={styles.question} aria-labelledby="domanda">
      <h2 id="domanda">Domanda al rettore</h2>
      <blockquote>{question}</blockquote>
      <ol>
        <li>Si scrive la risposta nel campo, o nel testo, a cui appartiene.</li>
        <li>Si aggiunge la fonte: chi ha risposto, e la data.</li>
        <li>Si preme il tasto: la risposta è salvata e la domanda sparisce.</li>
      </ol>
      <button type="button" className={styles.main} disabled={isSaving} onClick={onAnswered}>
        Salva la risposta e togli la domanda
      </button>
    </section>
  );
}
