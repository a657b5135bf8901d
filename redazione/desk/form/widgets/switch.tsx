import type { WidgetProps } from "@rjsf/utils";
import { described } from "../field-ids.ts";
import styles from "../form.module.css";
import { optionsOf } from "./options.ts";

/** Switches between yes and no. A field's default is not written into the file. */
export function SwitchWidget(props: WidgetProps) {
  const { id, value, rawErrors, onChange } = props;
  const { absent } = optionsOf(props);
  const isOn = value ?? absent ?? false;
  return (
    <button
      id={id}
      type="button"
      role="switch"
      aria-checked={isOn}
      className={styles.switch}
      {...described(id, rawErrors)}
      onClick={() => onChange(!isOn === absent ? undefined : !isOn)}
    >
      <span>{isOn ? "Sì" : "No"}</span>
    </button>
  );
}
