import styles from "../form.module.css";

interface Props {
  name: string;
  index: number;
  total: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Shows the buttons of a list entry. */
export function EntryButtons({ name, index, total, onMove, onRemove }: Props) {
  return (
    <span className={styles.entryButtons}>
      {index > 0 && (
        <button
          type="button"
          aria-label={`Sposta su: ${name}`}
          title="Sposta su"
          onClick={() => onMove(index - 1)}
        >
          <span aria-hidden="true">↑</span>
        </button>
      )}
      {index < total - 1 && (
        <button
          type="button"
          aria-label={`Sposta giù: ${name}`}
          title="Sposta giù"
          onClick={() => onMove(index + 1)}
        >
          <span aria-hidden="true">↓</span>
        </button>
      )}
      <button type="button" aria-label={`Togli: ${name}`} title="Togli" onClick={onRemove}>
        <span aria-hidden="true">×</span>
      </button>
    </span>
  );
}
