import type { WidgetProps } from "@rjsf/utils";
import { described } from "../field-ids.ts";
import { written } from "./options.ts";

/** Chooses a day in the browser's date picker. */
export function DateWidget(props: WidgetProps) {
  const { id, value, rawErrors, onChange } = props;
  return (
    <input
      id={id}
      type="date"
      value={value ?? ""}
      {...described(id, rawErrors)}
      onChange={({ target }) => onChange(written(props, target.value))}
    />
  );
}
