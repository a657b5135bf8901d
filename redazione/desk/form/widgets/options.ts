import type { WidgetProps } from "@rjsf/utils";
import type { FieldOptions } from "../ui-schema.ts";

/** What the widget knows of its field besides its value. */
export const optionsOf = (props: WidgetProps): FieldOptions =>
  props.options as unknown as FieldOptions;

/** Text as it is written into the file: nothing, where nothing is written. */
export const written = (props: WidgetProps, text: string) => text || optionsOf(props).empty;
