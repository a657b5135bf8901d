import type { WidgetProps } from "@rjsf/utils";
import { described } from "../field-ids.ts";
import { written } from "./options.ts";

/** Edits a sentence or two in an input that grows with its text. */
export function ParagraphWidget(props: WidgetProps) {
  const { id, value, rawErrors, onChange } = props;
  return (
    <textarea
      id={id}
      rows={2}
      value={value ?? ""}
      {...described(id, rawErrors)}
      onChange={({ target }) => onChange(written(props, target.value))}
    />
  );
}
