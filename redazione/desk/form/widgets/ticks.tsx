import type { RJSFSchema, WidgetProps } from "@rjsf/utils";
import { described } from "../field-ids.ts";
import styles from "../form.module.css";
import { optionsOf } from "./options.ts";
import { inReadingOrder, ticked } from "./ticked.ts";

/** Chooses several of a few words: days of the week, languages. */
export function TicksWidget(props: WidgetProps) {
  const { id, value, schema, rawErrors, onChange } = props;
  const { words } = optionsOf(props);
  const names = inReadingOrder(((schema.items as RJSFSchema).enum ?? []) as string[]);
  const values = (value ?? []) as string[];
  return (
    <div id={id} tabIndex={-1} className={styles.choices}>
      {names.map((name) => (
        <label key={name} className={styles.tick}>
          <input
            type="checkbox"
            checked={values.includes(name)}
            {...described(id, rawErrors)}
            onChange={() => onChange(ticked(values, name))}
          />
          {words.choices?.[name] ?? name}
        </label>
      ))}
    </div>
  );
}
