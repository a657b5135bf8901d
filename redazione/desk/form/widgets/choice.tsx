import type { WidgetProps } from "@rjsf/utils";
import { described } from "../field-ids.ts";
import styles from "../form.module.css";
import { optionsOf } from "./options.ts";

/** Maximum number of options shown as radio buttons; more become a drop-down list. */
const IN_VIEW = 5;

/** Chooses one of a few words. */
export function ChoiceWidget(props: WidgetProps) {
  const { id, value, required, schema, rawErrors, onChange } = props;
  const { words, empty } = optionsOf(props);
  const names = (schema.enum ?? []) as string[];
  const nameOf = (name: string) => words.choices?.[name] ?? name;
  if (names.length > IN_VIEW) {
    return (
      <select
        id={id}
        value={value ?? ""}
        aria-label={words.title}
        {...described(id, rawErrors)}
        onChange={({ target }) => onChange(target.value || empty)}
      >
        {(!required || !value) && <option value="">Nessuno</option>}
        {names.map((name) => (
          <option key={name} value={name}>
            {nameOf(name)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <div id={id} tabIndex={-1} className={styles.choices}>
      {names.map((name) => (
        <label key={name} className={styles.tick}>
          <input
            type="radio"
            name={id}
            checked={value === name}
            {...described(id, rawErrors)}
            onChange={() => onChange(name)}
          />
          {nameOf(name)}
        </label>
      ))}
    </div>
  );
}
