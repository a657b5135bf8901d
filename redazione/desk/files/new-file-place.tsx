import type { FieldProblem } from "../../api.ts";
import { messageOf } from "../form/error-schema.ts";
import styles from "../form/form.module.css";
import { idOf } from "../form/path.ts";
import { NO_WORDS } from "../form/schema.ts";
import { PlainField } from "../form/templates/plain-field.tsx";

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
        <PlainField {...field("posto")} help="La sezione del sito, o il gruppo dell’indice.">
          {(attributes) => (
            <select {...attributes} value={also} onChange={({ target }) => onAlso(target.value)}>
              <option value="">Scegliere</option>
              {places.map((place) => (
                <option key={place}>{place}</option>
              ))}
            </select>
          )}
        </PlainField>
      )}
      <PlainField
        {...field("nome")}
        help="Viene dal titolo: lettere minuscole senza accenti, cifre e trattini."
      >
        {(attributes) => (
          <input {...attributes} value={name} onChange={({ target }) => onName(target.value)} />
        )}
      </PlainField>
    </div>
  );
}
