import type { WidgetProps } from "@rjsf/utils";
import { described } from "../field-ids.ts";
import { written } from "./options.ts";

/** Edits one line of text. */
export function LineWidget(props: WidgetProps) {
  const { id, value, rawErrors, onChange } = props;
  return (
    <input
      id={id}
      type="text"
      value={value ?? ""}
      autoComplete="off"
      {...described(id, rawErrors)}
      onChange={({ target }) => onChange(written(props, target.value))}
    />
  );
}
