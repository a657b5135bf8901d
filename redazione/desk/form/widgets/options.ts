import type { WidgetProps } from "@rjsf/utils";
import type { FieldOptions } from "../ui-schema.ts";

/** Returns the options of the widget. */
export const optionsOf = (props: WidgetProps): FieldOptions =>
  props.options as unknown as FieldOptions;

/** Returns text as it is written into the file: the field's empty value if there is none. */
export const written = (props: WidgetProps, text: string) => text || optionsOf(props).empty;
