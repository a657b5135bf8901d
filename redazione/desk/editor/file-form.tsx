import type { Draft, FileKind } from "../../api.ts";
import type { FormContext } from "../form/form-context.ts";
import { SchemaForm } from "../form/schema-form.tsx";
import { TextField } from "../text/text-field.tsx";

interface Props {
  kind: FileKind;
  schema: object;
  draft: Draft;
  context: Omit<FormContext, "afterField">;
  onChange: (draft: Draft) => void;
}

/** The field after which the text is shown. */
const BEFORE_TEXT = "sommario";

/** Shows the fields and the text of a file. */
export function FileForm({ kind, schema, draft, context, onChange }: Props) {
  const { text } = draft;
  const textField = text !== undefined && (
    <TextField
      kind={kind}
      text={text}
      pages={context.pages}
      problems={context.problems}
      onChange={(written) => onChange({ ...draft, text: written })}
    />
  );
  const hasFields = Object.keys((schema as { properties?: object }).properties ?? {}).length > 0;
  if (!hasFields && textField) return textField;
  return (
    <SchemaForm
      schema={schema}
      context={{ ...context, afterField: (name) => name === BEFORE_TEXT && textField }}
      onChange={(fields) => onChange({ ...draft, fields })}
    />
  );
}
