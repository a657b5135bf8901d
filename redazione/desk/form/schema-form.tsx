import Form from "@rjsf/core/lib/components/Form.js";
import type { RJSFSchema } from "@rjsf/utils";
import { useMemo } from "react";
import type { Value } from "../../api.ts";
import { errorSchemaOf } from "./error-schema.ts";
import { type FormContext, FormProvider } from "./form-context.ts";
import { HoursByYear } from "./hours-by-year.tsx";
import { noValidator } from "./no-validator.ts";
import { ID_PREFIX, ID_SEPARATOR } from "./path.ts";
import { type Schema, simplify, withoutDefaults, wordsOf } from "./schema.ts";
import { templates } from "./templates/templates.ts";
import { uiSchemaOf } from "./ui-schema.ts";
import { widgets } from "./widgets/widgets.ts";

interface Props {
  schema: object;
  context: FormContext;
  onChange: (fields: Value) => void;
}

const fieldsOfOurs = { "hours-by-year": HoursByYear };

/** Absent fields stay absent: the form library fills in no defaults. */
const NO_DEFAULTS = {
  emptyObjectFields: "skipDefaults",
  arrayMinItems: { populate: "never" },
  constAsDefaults: "never",
  requiredBooleanDefault: "skip",
} as const;

/** Renders the fields of a file from the build's schema and its metadata. */
export function SchemaForm({ schema, context, onChange }: Props) {
  const drawn = useMemo(() => {
    const simple = simplify(schema as Schema);
    return {
      schema: withoutDefaults(simple) as RJSFSchema,
      uiSchema: uiSchemaOf(simple, wordsOf(simple)),
    };
  }, [schema]);
  const errors = useMemo(() => errorSchemaOf(context.problems), [context.problems]);
  return (
    <FormProvider value={context}>
      <Form
        tagName="div"
        idPrefix={ID_PREFIX}
        idSeparator={ID_SEPARATOR}
        schema={drawn.schema}
        uiSchema={drawn.uiSchema}
        formData={context.fields}
        extraErrors={errors}
        onChange={({ formData }) => onChange(formData)}
        validator={noValidator}
        noValidate
        showErrorList={false}
        templates={templates}
        widgets={widgets}
        fields={fieldsOfOurs}
        experimental_defaultFormStateBehavior={NO_DEFAULTS}
      >
        {/* The form is never submitted: the bar below saves. */}
        <span hidden />
      </Form>
    </FormProvider>
  );
}
