import type { FieldProblem } from "../../api.ts";
import { messageOf } from "../form/error-schema.ts";
import { described, errorId, helpId } from "../form/field-ids.ts";
import styles from "../form/form.module.css";
import { idOf } from "../form/path.ts";
import { NO_WORDS } from "../form/schema.ts";
import { Errors } from "../form/templates/errors.tsx";

interface Props {
  name: string;
  places: readonly string[];
  also: string;
  problems: readonly FieldProblem[];
  onName: (name: string) => void;
  onAlso: (place: string) => void;
}

/** Labels of the two fields in the summary of problems. */
export const PLACE_WORDS = {
  posto: { ...NO_WORDS, title: "Dove si legge" },
  nome: { ...NO_WORDS, title: "Nome nell’indirizzo" },
};

/** Moves a problem with the name or place of a new text to the field concerned. */
export function placedAtNew(problem: FieldProblem, path: string): FieldProblem {
  const { field, found } = problem;
  if (field === "nome del file") return { ...problem, at: ["nome"] };
  const hasNoPlace = field === "sezione" || found.startsWith("nessun gruppo");
  return hasNoPlace ? { ...problem, file: path, at: ["posto"] } : problem;
}

/** Asks for the place of a new text: its file name, and the section or group to list it in. */
export function NewFilePlace({ name, places, also, problems, onName, onAlso }: Props) {
  const field = (key: keyof typeof PLACE_WORDS) => {
    const sentences = problems.filter(({ at }) => at[0] === key).map(messageOf);
    return { id: idOf([key]), label: PLACE_WORDS[key].title, sentences };
  };
  return (
    <div className={styles.fields}>
      {places.length > 0 && (
        <Framed {...field("posto")} help="La sezione del sito, o il gruppo dell’indice.">
          {(attributes) => (
            <select {...attributes} value={also} onChange={({ target }) => onAlso(target.value)}>
              <option value="">Scegliere</option>
              {places.map((place) => (
                <option key={place}>{place}</option>
              ))}
            </select>
          )}
        </Framed>
      )}
      <Framed
        {...field("nome")}
        help="Viene dal titolo: lettere minuscole senza accenti, cifre e trattini. Dopo non si cambia più, perché chi ha salvato l’indirizzo deve ritrovare la pagina."
      >
        {(attributes) => (
          <input {...attributes} value={name} onChange={({ target }) => onName(target.value)} />
        )}
      </Framed>
    </div>
  );
}

interface FramedProps {
  id: string;
  label: string;
  help: string;
  sentences: readonly string[];
  children: (attributes: { id: string }) => React.ReactNode;
}

/** Renders an input with its label, help and problems. */
function Framed({ id, label, help, sentences, children }: FramedProps) {
  return (
    <div className={styles.field} data-wrong={sentences.length > 0 ? "" : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <p id={helpId(id)} className={styles.help}>
        {help}
      </p>
      <Errors id={errorId(id)} sentences={sentences} />
      {children({ id, ...described(id, sentences) })}
    </div>
  );
}
