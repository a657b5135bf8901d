import type { WidgetProps } from "@rjsf/utils";
import { MarkdownEditor } from "../../text/markdown-editor.tsx";
import { labelId } from "../field-ids.ts";
import { useForm } from "../form-context.ts";
import { written } from "./options.ts";

/** Edits a field of Markdown: the text of a notice. */
export function MarkdownWidget(props: WidgetProps) {
  const { id, value, onChange } = props;
  const { pages } = useForm();
  return (
    <MarkdownEditor
      id={id}
      labelledBy={labelId(id)}
      text={value ?? ""}
      pages={pages}
      onChange={(text) => onChange(written(props, text))}
    />
  );
}
