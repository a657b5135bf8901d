import type { WidgetProps } from "@rjsf/utils";
import { described } from "../field-ids.ts";
import { optionsOf } from "./options.ts";

/** Edits a number. */
export function NumberWidget(props: WidgetProps) {
  const { id, value, rawErrors, onChange } = props;
  return (
    <input
      id={id}
      type="number"
      value={value ?? ""}
      {...described(id, rawErrors)}
      onChange={({ target }) =>
        onChange(target.value === "" ? optionsOf(props).empty : Number(target.value))
      }
    />
  );
}
