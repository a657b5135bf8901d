import type { FieldProps } from "@rjsf/utils";
import styles from "./form.module.css";
import { useForm } from "./form-context.ts";
import { fromClock, toClock } from "./widgets/clock.ts";

/** Number of years ahead for which an hour can be confirmed. */
const YEARS_AHEAD = 10;

/** Shows the hours confirmed for a feast, one for each year. */
export function HoursByYear({ fieldPathId, formData, onChange }: FieldProps) {
  const thisYear = Number(useForm().now().slice(0, 4));
  const years = Array.from({ length: YEARS_AHEAD }, (_, index) => String(thisYear + index));
  const hours = (formData ?? {}) as Record<string, string>;
  const write = (changed: Record<string, string>) =>
    onChange(Object.keys(changed).length > 0 ? changed : undefined, fieldPathId.path);
  const free = years.filter((year) => !(year in hours));
  const without = (year: string) => {
    const { [year]: _, ...others } = hours;
    return others;
  };
  return (
    <div id={fieldPathId.$id} tabIndex={-1}>
      {Object.entries(hours).map(([year, hour]) => (
        <div key={year} className={styles.line}>
          <label className={styles.instant}>
            {year}, alle
            <input
              type="time"
              value={toClock(hour)}
              onChange={({ target }) => write({ ...hours, [year]: fromClock(target.value) })}
            />
          </label>
          <span className={styles.entryButtons}>
            <button
              type="button"
              aria-label={`Togli: ${year}`}
              title="Togli"
              onClick={() => write(without(year))}
            >
              <span aria-hidden="true">×</span>
            </button>
          </span>
        </div>
      ))}
      <select
        value=""
        aria-label="Aggiungi l’ora di un anno"
        onChange={({ target }) => write({ ...hours, [target.value]: "" })}
      >
        <option value="">Aggiungi l’ora di un anno</option>
        {free.map((year) => (
          <option key={year}>{year}</option>
        ))}
      </select>
    </div>
  );
}
