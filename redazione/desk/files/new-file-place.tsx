import styles from "../form/form.module.css";

interface Props {
  name: string;
  places: readonly string[];
  also: string;
  onName: (name: string) => void;
  onAlso: (place: string) => void;
}

/** Where a new text goes: the name of its file, and the section or group in which it is read. */
export function NewFilePlace({ name, places, also, onName, onAlso }: Props) {
  return (
    <div className={styles.fields}>
      {places.length > 0 && (
        <div className={styles.field}>
          <label className={styles.label} htmlFor="posto">
            Dove si legge
          </label>
          <p id="posto/aiuto" className={styles.help}>
            La sezione del sito, o il gruppo dell’indice.
          </p>
          <select
            id="posto"
            aria-describedby="posto/aiuto"
            value={also}
            onChange={({ target }) => onAlso(target.value)}
          >
            <option value="">Scegliere</option>
            {places.map((place) => (
              <option key={place}>{place}</option>
            ))}
          </select>
        </div>
      )}
      <div className={styles.field}>
        <label className={styles.label} htmlFor="nome-del-file">
          Nome nell’indirizzo
        </label>
        <p id="nome-del-file/aiuto" className={styles.help}>
          Viene dal titolo: lettere minuscole senza accenti, cifre e trattini. Dopo non si cambia
          più, perché chi ha salvato l’indirizzo deve ritrovare la pagina.
        </p>
        <input
          id="nome-del-file"
          aria-describedby="nome-del-file/aiuto"
          value={name}
          onChange={({ target }) => onName(target.value)}
        />
      </div>
    </div>
  );
}
