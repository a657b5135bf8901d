import type { WidgetProps } from "@rjsf/utils";
import { described } from "../field-ids.ts";
import styles from "../form.module.css";
import { withClock, withDay } from "./clock.ts";
import { optionsOf, written } from "./options.ts";

/** Chooses a day and, if it matters, an hour, in Rome time. */
export function InstantWidget(props: WidgetProps) {
  const { id, value, rawErrors, onChange } = props;
  const { words } = optionsOf(props);
  const instant = String(value ?? "");
  const ties = described(id, rawErrors);
  return (
    <div className={styles.instant}>
      <input
        id={id}
        type="date"
        aria-label={`${words.title}: giorno`}
        value={instant.slice(0, 10)}
        {...ties}
        onChange={({ target }) => onChange(written(props, withDay(instant, target.value)))}
      />
      <label>
        <span className={styles.aside}>alle</span>
        <input
          type="time"
          aria-label={`${words.title}: ora, se serve`}
          value={instant.slice(11, 16)}
          disabled={instant === ""}
          {...ties}
          onChange={({ target }) => onChange(withClock(instant, target.value))}
        />
      </label>
    </div>
  );
}
